/**
 * The words of grammar in Devanagari with the Roman spellings that people use. Their Devanagari does not follow from
 * their letters, or follows only with doubt.
 */

const spellings: Readonly<Record<string, string>> = {
  है: "hai he",
  हैं: "hain",
  हूँ: "hoon hun hu",
  हो: "ho",
  हों: "hon",
  था: "tha",
  थे: "the",
  थी: "thi",
  थीं: "thin theen",
  मैं: "main mai",
  मैंने: "maine mainne",
  में: "mein men me mei",
  हम: "hum ham",
  हमको: "humko hamko",
  हमसे: "humse hamse",
  हमने: "humne hamne",
  हमें: "humein hamein humen hamen hume hame",
  हमारा: "hamaara hamara humaara",
  हमारे: "hamaare hamare",
  हमारी: "hamaari hamari",
  तू: "tu too",
  तुम: "tum",
  तुम्हें: "tumhein tumhen tumhe",
  तुम्हीं: "tumhin tumheen",
  तुम्हारा: "tumhaara tumhara",
  तुम्हारे: "tumhaare tumhare",
  तुम्हारी: "tumhaari tumhari",
  यह: "yah",
  ये: "ye yeh",
  यही: "yahi",
  यहीं: "yahin yaheen",
  यहाँ: "yahan yahaan yaha",
  वह: "wah vah",
  वो: "wo vo woh voh",
  वही: "wahi vahi",
  वहीं: "wahin vahin",
  वहाँ: "wahan vahan wahaan vahaan waha vaha",
  उन्हें: "unhen unhein unhe",
  इन्हें: "inhen inhein inhe",
  जिन्हें: "jinhen jinhein jinhe",
  जहाँ: "jahan jahaan jaha",
  कहाँ: "kahan kahaan",
  तहाँ: "tahan tahaan",
  हाँ: "haan han",
  नहीं: "nahin nahi naheen nahee nhi",
  और: "aur or",
  एक: "ek",
  क्या: "kya",
  क्यों: "kyon kyo kyu",
  क्यूँ: "kyun kyoon",
  यूँ: "yun yoon",
  ज्यूँ: "jyun jyoon",
  कोई: "koi koyi",
  कई: "kai kayi",
  दोनों: "donon dono",
  फिर: "phir fir",
  भी: "bhi bhee",
  ही: "hi hee",
  जो: "jo",
  तो: "to toh",
  सो: "so",
  या: "ya yaa",
  ऐ: "ae ai aye",
  ए: "e",
  ओ: "o",
  ब: "ba",
  पर: "par",
  पे: "pe",
  से: "se",
  ने: "ne",
  को: "ko",
  का: "ka kaa",
  के: "ke",
  तक: "tak",
  माँ: "maa",
  जय: "jai",
  सिंह: "singh",
  स्वयं: "swayam svayam",
  एवं: "evam",
  ॐ: "om",
  श्री: "shri shree",
};

const byRoman: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([word, romans]) => romans.split(" ").map((roman) => [roman, word])),
);

const pronouns: Readonly<Record<string, string>> = {
  us: "उस",
  is: "इस",
  kis: "किस",
  jis: "जिस",
  un: "उन",
  in: "इन",
  kin: "किन",
  jin: "जिन",
  sab: "सब",
  mujh: "मुझ",
  tujh: "तुझ",
  hum: "हम",
  ham: "हम",
  tum: "तुम",
};

const postpositions: Readonly<Record<string, string>> = {
  ka: "का",
  ke: "के",
  ki: "की",
  ko: "को",
  ne: "ने",
  se: "से",
  par: "पर",
  pe: "पे",
  mein: "में",
  men: "में",
};

/** @param roman in lower case */
export function grammarWord(roman: string): string | undefined {
  return byRoman.get(roman) ?? pronounWithPostposition(roman);
}

/** उसकी, किससे, तुझमें. */
function pronounWithPostposition(roman: string): string | undefined {
  for (const [ending, postposition] of Object.entries(postpositions)) {
    const pronoun = roman.endsWith(ending) ? pronouns[roman.slice(0, -ending.length)] : undefined;
    if (pronoun) return pronoun + postposition;
  }
  return undefined;
}
