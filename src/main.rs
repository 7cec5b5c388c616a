//! The `xiangqi` program.

fn main() {
    let depth = std::env::args()
        .nth(1)
        .and_then(|d| d.parse().ok())
        .unwrap_or(4);
    println!(
        "{}",
        xiangqi::rules::perft(&mut xiangqi::rules::Position::start(), depth)
    );
}
