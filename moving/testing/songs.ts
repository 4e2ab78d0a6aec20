/** Songs of our own making, in both scripts, with credits, of which test posts are written. */

export interface TestSong {
  readonly number: number;
  readonly title: string;
  readonly titleHindi: string;
  /** Stanzas of lines. */
  readonly roman: readonly (readonly string[])[];
  readonly hindi: readonly (readonly string[])[];
  readonly film: string;
  readonly filmHindi: string;
  readonly year: number;
  readonly singers: readonly string[];
  readonly singersHindi: readonly string[];
  readonly lyricist: string;
  readonly lyricistHindi: string;
  readonly music: string;
  readonly musicHindi: string;
  readonly video: string;
}

const first: readonly (readonly [string, string])[] = [
  ["Neeli", "नीली"],
  ["Purani", "पुरानी"],
  ["Chhoti", "छोटी"],
  ["Meethi", "मीठी"],
  ["Bheegi", "भीगी"],
  ["Sunehri", "सुनहरी"],
  ["Adhoori", "अधूरी"],
  ["Lambi", "लंबी"],
];
const second: readonly (readonly [string, string])[] = [
  ["Patang", "पतंग"],
  ["Nadiya", "नदिया"],
  ["Khidki", "खिड़की"],
  ["Shaam", "शाम"],
  ["Kahani", "कहानी"],
  ["Raah", "राह"],
  ["Barsaat", "बरसात"],
  ["Chitthi", "चिट्ठी"],
];
const verses: readonly (readonly [string, string])[] = [
  ["gaon ki galiyon mein ghoome saara din", "गाँव की गलियों में घूमे सारा दिन"],
  ["sooraj ne khola hai subah ka dariya", "सूरज ने खोला है सुबह का दरिया"],
  ["hum bhi chale hain nange paon ghaas par", "हम भी चले हैं नंगे पाँव घास पर"],
  ["mitti ki khushbu se bhar gayi jholi", "मिट्टी की ख़ुशबू से भर गई झोली"],
  ["pedon ne odhi hai dhoop ki chaadar", "पेड़ों ने ओढ़ी है धूप की चादर"],
  ["chidiya ne dhoondha hai apna ghar phir se", "चिड़िया ने ढूँढा है अपना घर फिर से"],
  ["raat ke kaandhe pe taaron ka bojha", "रात के काँधे पे तारों का बोझा"],
  ["deepak ne pucha hai kitni door savera", "दीपक ने पूछा है कितनी दूर सवेरा"],
  ["paani pe likhte rahe naam hum apna", "पानी पे लिखते रहे नाम हम अपना"],
  ["lehron ne padh ke use dheere se chooma", "लहरों ने पढ़ के उसे धीरे से चूमा"],
  ["rasta bhi thak kar ke baith gaya kab ka", "रस्ता भी थक कर के बैठ गया कब का"],
  ["chalte rahe hum to chalti rahi manzil", "चलते रहे हम तो चलती रही मंज़िल"],
];
const films: readonly (readonly [string, string, number])[] = [
  ["Kaagaz Ki Naav", "काग़ज़ की नाव", 1974],
  ["Doosra Kinara", "दूसरा किनारा", 1981],
  ["Mela Gaon Ka", "मेला गाँव का", 1966],
  ["Aakhri Dastak", "आख़िरी दस्तक", 1993],
  ["Saawan Ke Din", "सावन के दिन", 2004],
];
const singers: readonly (readonly [string, string])[] = [
  ["Lata Mangeshkar", "लता मंगेशकर"],
  ["Kishore Kumar", "किशोर कुमार"],
  ["Asha Bhosle", "आशा भोसले"],
  ["Mohammed Rafi", "मोहम्मद रफ़ी"],
  ["Mukesh", "मुकेश"],
];
const lyricists: readonly (readonly [string, string])[] = [
  ["Sahir Ludhianvi", "साहिर लुधियानवी"],
  ["Gulzar", "गुलज़ार"],
  ["Anand Bakshi", "आनंद बख्शी"],
];
const composers: readonly (readonly [string, string])[] = [
  ["R. D. Burman", "आर. डी. बर्मन"],
  ["Laxmikant–Pyarelal", "लक्ष्मीकांत–प्यारेलाल"],
  ["Khayyam", "ख़य्याम"],
  ["Madan Mohan", "मदन मोहन"],
];

function of<Item>(list: readonly Item[], at: number): Item {
  const item = list[at % list.length];
  if (item === undefined) throw new Error("The list is empty.");
  return item;
}

/** @returns songs of which each has another title and other lyrics */
export function testSongs(count: number): readonly TestSong[] {
  return Array.from({ length: count }, (_, at) => {
    const [one, two] = [of(first, at), of(second, at + Math.floor(at / first.length))];
    const [film, filmHindi, year] = of(films, at * 3 + 1);
    const duet = at % 3 === 0 ? [of(singers, at), of(singers, at + 2)] : [of(singers, at)];
    const stanza = (script: 0 | 1, from: number) =>
      [0, 1, 2, 3].map((line) => of(verses, from + line)[script]);
    const lines = (script: 0 | 1, words: string) => [
      [`${one[script]} ${two[script]} ${words}`, ...stanza(script, at).slice(1)],
      stanza(script, at + 4),
      [...stanza(script, at + 8).slice(0, 3), `${one[script]} ${two[script]} ${words}`],
    ];
    const [lyricist, music] = [of(lyricists, at), of(composers, at)];
    return {
      number: at + 1,
      title: `${one[0]} ${two[0]}`,
      titleHindi: `${one[1]} ${two[1]}`,
      roman: lines(0, "sang le ja mujhe"),
      hindi: lines(1, "संग ले जा मुझे"),
      film,
      filmHindi,
      year,
      singers: duet.map(([name]) => name),
      singersHindi: duet.map(([, name]) => name),
      lyricist: lyricist[0],
      lyricistHindi: lyricist[1],
      music: music[0],
      musicHindi: music[1],
      video: `v${String(at + 1).padStart(10, "0")}`,
    };
  });
}

/** @returns lyrics as they are stored */
export function textOf(stanzas: readonly (readonly string[])[]): string {
  return stanzas.map((lines) => lines.join("\n")).join("\n\n");
}
