# Burano
