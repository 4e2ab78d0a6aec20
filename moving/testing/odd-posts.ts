/** Posts headed as single sites head them, each in a way of its own, with the songs that they have to become. */
import type { ExchangedSong } from "#exchange";
import { testSongs, textOf } from "./songs.ts";
import type { TestPost } from "./test-posts.ts";

type Odd = readonly [title: string, html: string, song: ExchangedSong];

const [one, two] = testSongs(2);
if (!one || !two) throw new Error("There are no songs.");
const roman = one.roman.map((lines) => lines.slice(1));
const hindi = one.hindi.map((lines) => lines.slice(1));
/** With a first line that has the title, as songs have. */
const sung = (title: string) => [[`${title} ho`, ...(roman[0] ?? [])], ...roman.slice(1)];
const sungInHindi = (title: string) => [[`${title} हो`, ...(hindi[0] ?? [])], ...hindi.slice(1)];
const stanzas = (lines: readonly (readonly string[])[]) =>
  lines.map((stanza) => `<p>${stanza.join("<br>")}</p>`).join("");
const lyrics = (title: string) => stanzas(sung(title));
const text = (title: string) => ({ title, lyrics_english: textOf(sung(title)) });

const odd: readonly Odd[] = [
  [
    "Kun Faya Kun Lyrics - Rockstar",
    `<p>Kun Faya Kun Lyrics from the movie Rockstar (2011) is a sufi song sung by A.R. Rahman, Javed Ali &amp; Mohit Chauhan. Its music is given by A.R. Rahman and lyrics are written by Irshad Kamil.</p>${lyrics("Kun Faya Kun")}`,
    {
      ...text("Kun Faya Kun"),
      album: "Rockstar (2011)",
      singers: "A.R. Rahman, Javed Ali, Mohit Chauhan",
      lyricists: "Irshad Kamil",
      music_directors: "A.R. Rahman",
    },
  ],
  [
    "Tum Hi Ho Lyrics (Arijit Singh) – Aashiqui 2",
    `<p><b>Singer:</b> Arijit Singh<br/><b>Music:</b> Mithoon<br/><b>Lyrics:</b> Mithoon<br/><b>Starring:</b> Two actors<br/><b>Label:</b> A label</p>${lyrics("Tum Hi Ho")}`,
    {
      ...text("Tum Hi Ho"),
      album: "Aashiqui 2",
      singers: "Arijit Singh",
      lyricists: "Mithoon",
      music_directors: "Mithoon",
    },
  ],
  [
    "Lag Jaa Gale Lyrics In Hindi &amp; English | Woh Kaun Thi (1964) | Lata Mangeshkar",
    `${lyrics("Lag Jaa Gale")}<hr><p>Lyrics: Raja Mehdi Ali Khan</p>`,
    {
      ...text("Lag Jaa Gale"),
      album: "Woh Kaun Thi (1964)",
      singers: "Lata Mangeshkar",
      lyricists: "Raja Mehdi Ali Khan",
    },
  ],
  [
    "लग जा गले Lag Ja Gale Lyrics in Hindi – Lata Mangeshkar",
    `<p>Movie: Woh Kaun Thi | Singer: Lata Mangeshkar | Music: Madan Mohan | Year: 1964</p>${stanzas(sungInHindi("लग जा गले"))}`,
    {
      title: "लग जा गले",
      lyrics_hindi: textOf(sungInHindi("लग जा गले")),
      album: "Woh Kaun Thi (1964)",
      singers: "Lata Mangeshkar",
      music_directors: "Madan Mohan",
    },
  ],
  [
    "Pehla Nasha Song Lyrics in Hindi and English - Jo Jeeta Wohi Sikandar - 1992",
    `<p>Singers – Udit Narayan, Sadhana Sargam<br>Lyrics – Majrooh Sultanpuri<br>Music – Jatin-Lalit</p>${lyrics("Pehla Nasha")}`,
    {
      ...text("Pehla Nasha"),
      album: "Jo Jeeta Wohi Sikandar (1992)",
      singers: "Udit Narayan, Sadhana Sargam",
      lyricists: "Majrooh Sultanpuri",
      music_directors: "Jatin–Lalit",
    },
  ],
  [
    "Chaiyya Chaiyya Lyrics: Dil Se | Sukhwinder Singh, Sapna Awasthi",
    `<h2>Chaiyya Chaiyya Lyrics</h2><center>${lyrics("Chaiyya Chaiyya")}</center><h2>About the song</h2><p>It was filmed on a train, and everybody remembers it.</p><p>Nobody has fallen off.</p>`,
    { ...text("Chaiyya Chaiyya"), album: "Dil Se", singers: "Sukhwinder Singh, Sapna Awasthi" },
  ],
  [
    "Aandhi - Tere Bina Zindagi Se Koi / आँधी - तेरे बिना ज़िन्दगी से कोई",
    `<p>Movie/Album: आँधी (1975)<br/>Music By: आर.डी.बर्मन<br/>Lyrics By: गुलज़ार<br/>Performed By: लता मंगेशकर, किशोर कुमार</p>${stanzas(sungInHindi("तेरे बिना ज़िन्दगी से कोई"))}`,
    {
      title: "Tere Bina Zindagi Se Koi",
      lyrics_hindi: textOf(sungInHindi("तेरे बिना ज़िन्दगी से कोई")),
      album: "आँधी (1975)",
      singers: "लता मंगेशकर, किशोर कुमार",
      lyricists: "गुलज़ार",
      music_directors: "आर.डी.बर्मन",
    },
  ],
  [
    "[Lyrics] Channa Mereya - Ae Dil Hai Mushkil",
    `<p>Composer &#8211; Pritam<br>Vocals/Singer : Arijit Singh</p>${lyrics("Channa Mereya")}<p>Lyrics © A Music Company</p>`,
    {
      ...text("Channa Mereya"),
      album: "Ae Dil Hai Mushkil",
      singers: "Arijit Singh",
      music_directors: "Pritam",
    },
  ],
  [
    "Ek Ladki Ko Dekha To (1942: A Love Story) Lyrics",
    `<table><tr><td>🎵 Song:</td><td>Ek Ladki Ko Dekha To</td></tr><tr><td>🎬 Movie:</td><td>1942: A Love Story</td></tr><tr><td>🎤 Singer:</td><td>Kumar Sanu</td></tr><tr><td>🎼 Music:</td><td>R. D. Burman</td></tr></table>${lyrics("Ek Ladki Ko Dekha To")}`,
    {
      ...text("Ek Ladki Ko Dekha To"),
      album: "1942: A Love Story",
      singers: "Kumar Sanu",
      music_directors: "R. D. Burman",
    },
  ],
  [
    "Kesariya Lyrics | Brahmastra | Arijit Singh | Pritam | Amitabh Bhattacharya",
    `<p>The song “Kesariya” is sung by Arijit Singh from the 2022 Bollywood movie “Brahmastra”. The music has been composed by Pritam, while the lyrics are penned by Amitabh Bhattacharya. The song is picturised on two actors.</p>${lyrics("Kesariya")}`,
    {
      ...text("Kesariya"),
      album: "Brahmastra (2022)",
      singers: "Arijit Singh",
      lyricists: "Amitabh Bhattacharya",
      music_directors: "Pritam",
    },
  ],
  [
    "Lyrics of Jeena Jeena from Badlapur",
    `<blockquote>${lyrics("Jeena Jeena")}</blockquote><p><em>Written by: Dinesh Vijan, Priya Saraiya</em></p><p>Singer: Atif Aslam</p>`,
    {
      ...text("Jeena Jeena"),
      album: "Badlapur",
      singers: "Atif Aslam",
      lyricists: "Dinesh Vijan, Priya Saraiya",
    },
  ],
  [
    "Pal Pal Dil Ke Paas – Lyrics &amp; Translation",
    `<p><strong>Film:</strong> Blackmail (1973)</p><p><strong>Lyrics</strong></p>${lyrics("Pal Pal Dil Ke Paas")}<p><strong>Translation</strong></p><p>Every moment near my heart<br>you stay</p>`,
    {
      ...text("Pal Pal Dil Ke Paas"),
      album: "Blackmail (1973)",
      translation_english: "Every moment near my heart\nyou stay",
    },
  ],
  [
    "मेरे महबूब लिरिक्स | Mere Mehboob Lyrics in Hindi",
    `<p>गायक / Singer : मोहम्मद रफ़ी</p><p>गीतकार / Lyricist : शकील बदायूँनी</p><h3>मेरे महबूब लिरिक्स इन हिंदी</h3>${stanzas(sungInHindi("मेरे महबूब"))}<h3>Mere Mehboob Lyrics in English</h3>${lyrics("Mere Mehboob")}`,
    {
      title: "मेरे महबूब",
      lyrics_hindi: textOf(sungInHindi("मेरे महबूब")),
      lyrics_english: textOf(sung("Mere Mehboob")),
      singers: "मोहम्मद रफ़ी",
      lyricists: "शकील बदायूँनी",
    },
  ],
  [
    "Hanuman Chalisa Lyrics in Hindi: हनुमान चालीसा",
    `<div class="entry"><p style="text-align:center"><strong>॥ दोहा ॥</strong></p>${stanzas(hindi)}<p>You can also download the PDF of this chalisa from the link below.</p></div>`,
    { title: "Hanuman Chalisa", lyrics_hindi: `॥ दोहा ॥\n\n${textOf(hindi)}` },
  ],
  [
    "Raabta Title Song Lyrics – Arijit Singh",
    `<p>Movie: Agent Vinod<br>Singers: Arijit Singh, Shreya Ghoshal feat. Chorus<br>Music: Pritam Chakraborty</p>${lyrics("Raabta")}`,
    {
      ...text("Raabta"),
      title: "Raabta Title Song",
      album: "Agent Vinod",
      singers: "Arijit Singh, Shreya Ghoshal",
      music_directors: "Pritam Chakraborty",
    },
  ],
  [
    "Yeh Dosti Hum Nahi Todenge (from Sholay)",
    `<ol><li><b>Song Name</b> – Yeh Dosti Hum Nahi Todenge</li><li><b>Singers</b> – Kishore Kumar, Manna Dey</li><li><b>Music Director</b> – R.D. Burman</li></ol>${lyrics("Yeh Dosti Hum Nahi Todenge")}`,
    {
      ...text("Yeh Dosti Hum Nahi Todenge"),
      album: "Sholay",
      singers: "Kishore Kumar, Manna Dey",
      music_directors: "R.D. Burman",
    },
  ],
  [
    "Papa Kehte Hain – Qayamat Se Qayamat Tak (1988) – Udit Narayan | Lyrics",
    lyrics("Papa Kehte Hain"),
    { ...text("Papa Kehte Hain"), album: "Qayamat Se Qayamat Tak (1988)", singers: "Udit Narayan" },
  ],
  [
    "O Saathi Re | ओ साथी रे | Muqaddar Ka Sikandar | Kishore Kumar",
    `<p>${sung("O Saathi Re")[0]
      ?.map((line, at) => `${line}<br>${sungInHindi("ओ साथी रे")[0]?.[at] ?? ""}`)
      .join("<br>")}</p><p>Singer: Kishore Kumar</p><p>Film: Muqaddar Ka Sikandar</p>`,
    {
      title: "O Saathi Re",
      lyrics_english: textOf(sung("O Saathi Re").slice(0, 1)),
      lyrics_hindi: textOf(sungInHindi("ओ साथी रे").slice(0, 1)),
      album: "Muqaddar Ka Sikandar",
      singers: "Kishore Kumar",
    },
  ],
  [
    "Abhi Na Jao Chhod Kar Lyrics - Hum Dono (1961) Song - Mohd. Rafi, Asha Bhosle",
    `<details><summary>Song details</summary><p>Music composed by Jaidev, lyrics by Sahir Ludhianvi.</p></details>[su_tabs][su_tab title="English"]${lyrics("Abhi Na Jao Chhod Kar")}[/su_tab][/su_tabs]`,
    {
      ...text("Abhi Na Jao Chhod Kar"),
      album: "Hum Dono (1961)",
      singers: "Mohd. Rafi, Asha Bhosle",
      lyricists: "Sahir Ludhianvi",
      music_directors: "Jaidev",
    },
  ],
  [
    "Jai Ho Lyrics Translation | Slumdog Millionaire",
    `<p>Music by: A. R. Rahman<br>Lyrics by: Gulzar<br>Singer: Sukhwinder Singh</p><h3>Jai Ho Lyrics</h3>${lyrics("Jai Ho")}<h3>Jai Ho Lyrics Meaning in English</h3><p>May there be victory</p>`,
    {
      ...text("Jai Ho"),
      album: "Slumdog Millionaire",
      singers: "Sukhwinder Singh",
      lyricists: "Gulzar",
      music_directors: "A. R. Rahman",
      translation_english: "May there be victory",
    },
  ],
  [
    "You Are My Sonia (English words) Lyrics | Kabhi Khushi Kabhie Gham",
    `<p>Singers: Alka Yagnik, Sonu Nigam</p><p>You are my Sonia<br>this is the song of my heart and you<br>are the one for me, and I am here<br>mitti ki khushbu se bhar gayi jholi</p>`,
    {
      title: "You Are My Sonia (English words)",
      lyrics_english:
        "You are my Sonia\nthis is the song of my heart and you\nare the one for me, and I am here\nmitti ki khushbu se bhar gayi jholi",
      album: "Kabhi Khushi Kabhie Gham",
      singers: "Alka Yagnik, Sonu Nigam",
    },
  ],
  [
    "Ajeeb Dastan Hai Yeh - अजीब दास्ताँ है ये (Lata Mangeshkar, Dil Apna Aur Preet Parai)",
    `<p>Movie/Album: दिल अपना और प्रीत पराई (1960)</p>${stanzas(sungInHindi("अजीब दास्ताँ है ये"))}`,
    {
      title: "Ajeeb Dastan Hai Yeh",
      lyrics_hindi: textOf(sungInHindi("अजीब दास्ताँ है ये")),
      album: "दिल अपना और प्रीत पराई (1960)",
      singers: "Lata Mangeshkar",
    },
  ],
  [
    "Dil Cheez Kya Hai Lyrics In Hindi & English",
    `<p>Umrao Jaan, the 1981 film of Muzaffar Ali, has this ghazal, which Asha Bhosle sang. Shahryar wrote the lyrics, and the music was composed by Khayyam.</p><p><strong>Dil Cheez Kya Hai Lyrics In English</strong></p>${lyrics("Dil Cheez Kya Hai")}<p><strong>Related Posts</strong></p><p>Another song</p><p>And one more</p>`,
    {
      ...text("Dil Cheez Kya Hai"),
      singers: "Asha Bhosle",
      lyricists: "Shahryar",
      music_directors: "Khayyam",
    },
  ],
  [
    "Vaishnav Jan To Lyrics – Bhajan by Narsinh Mehta",
    `<p>🎤 Singer – Various Artists<br>✍️ Lyricist – Narsinh Mehta</p>${lyrics("Vaishnav Jan To")}`,
    { ...text("Vaishnav Jan To"), lyricists: "Narsinh Mehta", genre: "Bhajan" },
  ],
  [
    "Ghazal: Hazaaron Khwahishen Aisi by Mirza Ghalib",
    `<p>Sung by: Jagjit Singh</p>${lyrics("Hazaaron Khwahishen Aisi")}`,
    {
      ...text("Hazaaron Khwahishen Aisi"),
      singers: "Jagjit Singh",
      lyricists: "Mirza Ghalib",
      genre: "Ghazal",
    },
  ],
  [
    "Tere Mere Sapne Lyrics (Guide)",
    `<table><tbody><tr><td>Song</td><td>Tere Mere Sapne</td></tr><tr><td>Movie</td><td>Guide (1965)</td></tr><tr><td>Picturized On</td><td>Somebody</td></tr></tbody></table><h2>Tere Mere Sapne</h2>${lyrics("Tere Mere Sapne")}`,
    { ...text("Tere Mere Sapne"), album: "Guide (1965)" },
  ],
  [
    "Gulabi Aankhen Lyrics – The Train – Mohd. Rafi, R. D. Burman",
    `<p>♪ Singer: Mohd. Rafi ♪ Music: R. D. Burman ♪ Lyrics: Anand Bakshi</p>${lyrics("Gulabi Aankhen")}`,
    {
      ...text("Gulabi Aankhen"),
      album: "The Train",
      singers: "Mohd. Rafi",
      lyricists: "Anand Bakshi",
      music_directors: "R. D. Burman",
    },
  ],
  [
    "Jab Koi Baat Bigad Jaye Lyrics Hindi English Font",
    `<p><b>Hindi Font</b></p>${stanzas(sungInHindi("जब कोई बात बिगड़ जाए"))}<p><b>English Font</b></p>${lyrics("Jab Koi Baat Bigad Jaye")}`,
    { ...text("Jab Koi Baat Bigad Jaye"), lyrics_hindi: textOf(sungInHindi("जब कोई बात बिगड़ जाए")) },
  ],
];

/** @returns the posts of a WordPress site */
export function oddPosts(): readonly TestPost[] {
  return odd.map(([title, html, song], at) => ({
    id: 5_000 + at,
    title,
    html,
    categories: [],
    tags: [],
    status: "publish",
    date: "2020-05-05T05:05:05Z",
    type: "post",
    slug: `odd-${at}`,
    song: { ...song, created_at: "2020-05-05T05:05:05Z" },
  }));
}
