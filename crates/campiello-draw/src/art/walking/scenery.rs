//! What stands around the houses: clouds, stars, boats, gulls, poles. Nothing here looks like a symbol that counts.

use super::paint::{line, moved, path, steps};
use super::tones::{CREAM, WHITE};
use crate::theme::Theme;

pub(super) fn cloud(x: f64, y: f64, scale: f64) -> String {
    moved(x, y, scale, r##"<path d="M0 0q2-16 20-14q8-18 30-10q18-8 26 8q20-2 22 16z" fill="#fff" opacity=".85"/>"##)
}

/// The sun by day, the moon by night, around its centre; the disc has a radius of 44.
pub(super) fn sun_or_moon(x: f64, y: f64, scale: f64, theme: Theme) -> String {
    let sun =
        theme.by_day(|| r##"<circle r="68" fill="#FFE9A0" opacity=".35"/><circle r="44" fill="#FFE08A"/>"##.to_owned());
    let moon = theme.by_night(|| {
        r##"<circle r="70" fill="#F6E7B4" opacity=".10"/><path d="M14-42A44 44 0 1 0 42 16A37 37 0 0 1 14-42Z" fill="#F6E7B4"/>"##
            .to_owned()
    });
    moved(x, y, scale, &(sun + &moon))
}

/// Stars over a sky of this size, always the same ones.
pub(super) fn stars(width: f64, height: f64, many: i32) -> String {
    let mut sky = String::from(r##"<g fill="#F6E7B4">"##);
    for star in steps(many) {
        // Multiples of two irrational numbers never line up, so nobody sees a grid.
        let x = (star * 0.754_877_7).fract() * width;
        let y = (star * 0.569_840_3 + 0.31).fract() * height;
        ink!(sky, r#"<circle cx="{x:.0}" cy="{y:.0}" r="{:.1}"/>"#, 1.1 + (star * 0.37).fract());
    }
    sky + "</g>"
}

/// A gull in the air.
pub(super) fn flying_gull(x: f64, y: f64) -> String {
    line(
        &format!(
            "M{:.0} {:.0}Q{:.0} {:.0} {x:.0} {y:.0}Q{:.0} {:.0} {:.0} {:.0}",
            x - 14.0,
            y - 4.0,
            x - 6.0,
            y - 10.0,
            x + 6.0,
            y - 10.0,
            x + 14.0,
            y - 4.0
        ),
        WHITE,
        3.0,
    )
}

/// A gull that stands and looks to the right, or to the left if `flip` is -1.
pub(super) fn gull(x: f64, y: f64, flip: i32) -> String {
    format!(
        r##"<g transform="translate({x:.1} {y:.1}) scale({flip} 1)"><path d="M-15-2Q-8-14 4-12Q6-20 12-19Q16-18 15-13Q13-2 2 0Q-8 1-17 0Z" fill="{WHITE}"/><path d="M-17 0Q-8-12 4-8Q0 0-8 0Z" fill="#9FB0B8"/><path d="M15-16L21-14L15-13Z" fill="#F2B632"/><circle cx="12.4" cy="-15.6" r="1.2" fill="#2B2A33"/><path d="M-1 0V5M3 0V5" stroke="#F2B632" stroke-width="1.6"/></g>"##
    )
}

/// A mooring pole, its golden knob at (x, y).
pub(super) fn pole(x: f64, y: f64) -> String {
    let mut pole = format!(r#"<rect x="-6" width="12" height="86" rx="5" fill="{CREAM}"/>"#);
    for stripe in steps(4) {
        ink!(pole, r##"<path d="M-6 {:.0}l12-6v8l-12 6z" fill="#C8202F"/>"##, 10.0 + stripe * 18.0);
    }
    pole += r##"<circle r="7" fill="#F2B632"/>"##;
    moved(x, y, 1.0, &pole)
}

/// A rowing boat on its water line.
pub(super) fn boat(x: f64, y: f64, scale: f64, colour: &str) -> String {
    let boat = format!(
        r##"<ellipse cy="12" rx="78" ry="6" fill="#0F4A57" opacity=".4"/><path d="M-70 0Q-78-16-92-20Q-60-12-40-12H46Q66-12 86-22Q80-4 64 8Q0 18-56 8Z" fill="{colour}"/><path d="M-84-17Q-58-11-40-11H46Q66-11 82-19" stroke="{CREAM}" stroke-width="4" fill="none"/><path d="M-30-12H-8V-16H-30ZM18-12H40V-16H18Z" fill="#8A4B2D"/><path d="M-6-14L58 6" stroke="#B98A56" stroke-width="3.4" stroke-linecap="round"/><path d="M54 2L72 9L68 14L52 8Z" fill="#B98A56"/>"##
    );
    moved(x, y, scale, &boat)
}

/// A well head, as it stands in the middle of every campiello, on its base.
pub(super) fn well(x: f64, y: f64, scale: f64) -> String {
    moved(
        x,
        y,
        scale,
        r##"<ellipse cy="0" rx="44" ry="7" fill="#8A7650" opacity=".35"/><path d="M-40 0V-8H40V0ZM-34-8H34V-15H-34Z" fill="#A8987A"/><path d="M-28-15Q-24-40-30-58H30Q24-40 28-15Z" fill="#F7F0E0"/><path d="M8-15Q12-40 10-58H30Q24-40 28-15Z" fill="#DCCFB2"/><path d="M-18-22Q-14-40-18-52M18-22Q14-40 18-52M0-20V-53" stroke="#B8A47C" stroke-width="2.4" fill="none"/><path d="M-35-58H35V-66H-35Z" fill="#B8A88A"/><path d="M-30-66Q0-78 30-66Z" fill="#7A5B3C"/><path d="M-5-71H5V-76H-5Z" fill="#4A3424"/>"##,
    )
}

/// A bench on its feet.
pub(super) fn bench(x: f64, y: f64, scale: f64) -> String {
    moved(
        x,
        y,
        scale,
        r##"<ellipse cy="0" rx="52" ry="5" fill="#8A7650" opacity=".35"/><path d="M-40 0V-34M40 0V-34M-32 0V-18M32 0V-18" stroke="#2F4A44" stroke-width="4" stroke-linecap="round"/><path d="M-46-16H46V-22H-46Z" fill="#A9743F"/><path d="M-46-27H46V-32H-46ZM-46-36H46V-41H-46Z" fill="#BC8650"/>"##,
    )
}

/// A bicycle on its wheels; it leans on nothing, as bicycles in pictures do.
pub(super) fn bicycle(x: f64, y: f64, scale: f64) -> String {
    moved(
        x,
        y,
        scale,
        r##"<ellipse cy="0" rx="46" ry="5" fill="#8A7650" opacity=".35"/><g fill="none" stroke="#33415C" stroke-width="3"><circle cx="-26" cy="-17" r="16"/><circle cx="26" cy="-17" r="16"/></g><g fill="none" stroke="#33415C" stroke-width=".8" opacity=".6"><path d="M-42-17H-10M-26-33V-1M10-17H42M26-33V-1"/></g><path d="M-26-17L-12-42H16L26-17M-12-42L0-17L16-42M-26-17H0" fill="none" stroke="#2E8E97" stroke-width="3.4" stroke-linejoin="round"/><path d="M-12-42L-15-49M16-42L14-54H6" fill="none" stroke="#2B2A33" stroke-width="3" stroke-linecap="round"/><path d="M-23-50H-8" stroke="#5B3420" stroke-width="4.6" stroke-linecap="round"/><path d="M18-52H38L35-38H21Z" fill="#B98A56"/><path d="M19-47H37M20-42H36M24-52L25-38M30-52V-38" stroke="#8A5A2C" stroke-width="1"/>"##,
    )
}

/// A pigeon that looks for crumbs, to the right or, with -1, to the left.
pub(super) fn pigeon(x: f64, y: f64, flip: i32) -> String {
    format!(
        r##"<g transform="translate({x:.1} {y:.1}) scale({flip} 1)"><ellipse cy="1" rx="10" ry="1.8" fill="#8A7650" opacity=".35"/><path d="M-3-4V0M1-4V0" stroke="#C4643C" stroke-width="1.2"/><path d="M-13-5Q-6-13 3-11Q5-16 9-15Q12-13 10-10Q8-3 0-3Q-7-3-13-5Z" fill="#8A93A3"/><path d="M-13-5Q-6-11 1-8Q-3-4-8-4Z" fill="#667083"/><path d="M5-12Q8-9 10-10L9-14Z" fill="#5C8F7B"/><path d="M11-13L14-12L11-11Z" fill="#F2B632"/></g>"##
    )
}

/// A wash line from one wall to another with sheets and towels on it.
pub(super) fn washing(x: f64, y: f64, width: f64) -> String {
    let mut washing = line(&format!("M0 0Q{:.0} 16 {width:.0} 2", width / 2.0), "#75664F", 1.4);
    let linen = ["#FFFDF6", "#BFE0E2", "#FFF1CF", "#F9BFD1"];
    for (piece, colour) in steps(4).zip(linen) {
        let left = width * (0.1 + 0.21 * piece);
        let sag = 7.0 - (piece - 1.5).abs() * 2.2;
        washing += &path(
            &format!(
                "M{left:.1} {sag:.1}h{:.1}l-1 {:.1}q-6 3-10 0t-{:.1} 1z",
                width * 0.15,
                24.0 + 6.0 * (piece % 2.0),
                width * 0.15 - 11.0
            ),
            colour,
        );
    }
    moved(x, y, 1.0, &washing)
}

/// The leaning tower and the roofs behind the street, on a ground line at `ground`.
pub(super) fn far_roofs(width: f64, ground: f64) -> String {
    let left = r##"<path d="M52 60L66-420L104-418L108 60Z" fill="#D9A58A"/><path d="M60-416L86-480L110-414Z" fill="#B4623F"/><path d="M64-372H106M62-320H107" stroke="#C08D72" stroke-width="5"/><path d="M72-408h10v26h-10zM90-408h10v26h-10z" fill="#8A5A44"/><path d="M-10-160H52V60H-10ZM108-110H176V60H108Z" fill="#C9C4B0"/><path d="M-14-160L26-186L58-160ZM104-110L142-136L182-110Z" fill="#B77A5C"/><path d="M22-120h14v26H22zM128-78h14v24h-14z" fill="#8FA3A0"/>"##;
    let right = r##"<path d="M-172-130H20V60H-172Z" fill="#C2C9BD"/><path d="M-182-130L-84-176L30-130Z" fill="#B77A5C"/><path d="M-150-92h22v34h-22zM-96-92h22v34h-22zM-44-92h22v34h-22z" fill="#8FA3A0"/>"##;
    format!(r#"<g opacity=".75">{}{}</g>"#, moved(0.0, ground, 1.0, left), moved(width, ground, 1.0, right))
}
