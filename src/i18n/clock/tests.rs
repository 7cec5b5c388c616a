use super::*;

fn clock(text: &str) -> TimeControl {
    text.parse().unwrap()
}

#[test]
fn chinese_clocks_are_told_in_chinese() {
    for (fixed, hant, hans) in [
        ("10m", "局時10分", "局时10分"),
        ("10m+5s", "局時10分，每步加5秒", "局时10分，每步加5秒"),
        (
            "20m/30s*3",
            "局時20分，讀秒30秒3次",
            "局时20分，读秒30秒3次",
        ),
        (
            "1h30m/1m",
            "局時1小時30分，讀秒1分",
            "局时1小时30分，读秒1分",
        ),
        ("30s/move", "每步30秒", "每步30秒"),
        (
            "15m/30s,1m/move",
            "局時15分，讀秒30秒，步時1分",
            "局时15分，读秒30秒，步时1分",
        ),
        (
            "red=10m black=2.5s/move",
            "紅方局時10分；黑方每步2.5秒",
            "红方局时10分；黑方每步2.5秒",
        ),
    ] {
        let control = clock(fixed);
        assert_eq!(Lang::ZhHant.clock(Some(&control)), hant);
        assert_eq!(Lang::ZhHans.clock(Some(&control)), hans);
    }
    assert_eq!(Lang::ZhHant.clock(None), "無");
}

#[test]
fn what_a_language_says_of_a_clock_reads_back_and_english_says_the_fixed_words() {
    for fixed in [
        "10m",
        "10m+5s",
        "20m/30s*3",
        "20m/30s",
        "0s/30s*3",
        "30s/move",
        "1h30m,1m/move",
        "15m/30s,1m/move",
        "5m+2.5s",
        "1h1m1.001s",
        "red=10m black=5m",
        "red=20m/30s*3 black=30s/move",
        "red=5m+3s black=0s/10s*2",
    ] {
        let control = clock(fixed);
        assert_eq!(Lang::En.clock(Some(&control)), fixed);
        for lang in Lang::ALL {
            let told = lang.clock(Some(&control));
            assert_eq!(read_clock(&told), Ok(Some(control)), "{told}");
            assert_eq!(read_clock(&lang.clock(None)), Ok(None));
        }
    }
}

#[test]
fn clocks_are_read_as_chinese_players_write_them() {
    for (text, fixed) in [
        ("10分", "10m"),
        ("10分鐘", "10m"),
        ("十分钟", "10m"),
        ("１０", "10m"),
        ("１０ｍ＋５ｓ", "10m+5s"),
        ("10分+5秒", "10m+5s"),
        ("10分＋５秒", "10m+5s"),
        ("10分 加5秒", "10m+5s"),
        ("局時10分，加秒5秒", "10m+5s"),
        ("20分/30秒*3", "20m/30s*3"),
        ("20分／30秒×3", "20m/30s*3"),
        ("20分 读秒30秒×3次", "20m/30s*3"),
        ("二十分，讀秒三十秒三次", "20m/30s*3"),
        ("讀秒30秒", "30s/move"),
        ("局時20分，步時1分，讀秒30秒3次", "20m/30s*3,1m/move"),
        ("20分,60秒/步", "20m,1m/move"),
        ("每步30秒", "30s/move"),
        ("30秒/步", "30s/move"),
        ("1小時30分", "1h30m"),
        ("紅10分 黑5分", "red=10m black=5m"),
        ("红方：10分，黑方：5分", "red=10m black=5m"),
        ("red=10分 black=５分", "red=10m black=5m"),
        ("黑方每步30秒；紅方二十五分", "red=25m black=30s/move"),
    ] {
        assert_eq!(read_clock(text), Ok(Some(clock(fixed))), "{text}");
    }
    for text in ["none", "無", "无", "不計時", "不计时"] {
        assert_eq!(read_clock(text), Ok(None), "{text}");
    }
}

#[test]
fn a_wrong_chinese_clock_is_named_as_it_was_typed() {
    let text = |text: &str| text.to_owned();
    for typed in ["十分好", "10分10分", "10分+", "5秒10分", "馬", "次"] {
        let error = read_clock(typed).unwrap_err();
        assert!(Lang::ZhHant.clock_error(&error).contains(typed), "{typed}");
    }
    let sides = |typed: &str| TimeControlError::Sides { text: text(typed) };
    assert_eq!(read_clock("紅10分"), Err(sides("紅10分")));
    assert_eq!(read_clock("5分紅10分黑5分"), Err(sides("5分紅10分黑5分")));
    let zero = TimeControlError::Zero { text: text("0分") };
    assert_eq!(read_clock("0分"), Err(zero));
}

#[test]
fn an_increment_and_byo_yomi_together_are_refused_for_what_they_are() {
    for typed in ["10m+5s/30s*3", "10m/30s*3+5s", "20分+5秒 讀秒30秒3次"] {
        let told = Lang::ALL.map(|lang| lang.clock_error(&read_clock(typed).unwrap_err()));
        let expected = [
            format!("increment and byo-yomi cannot be combined: \"{typed}\""),
            format!("加秒與讀秒不能並用：「{typed}」"),
            format!("加秒与读秒不能并用：“{typed}”"),
        ];
        assert_eq!(told, expected);
    }
}
