/** The search page, and the suggestions below search fields. */
import type { Texts } from "../en/index.ts";
import { counts, number } from "./cards.ts";
import { decadeOblique } from "./groups.ts";

export const search: Texts["search"] = {
  explore: "गीत-संगीत खोजें",
  results: { before: "खोज: “", after: "”" },
  title: (parts, suffix, site) => `${parts.join(", ")}${suffix} - ${site}`,
  describeList: (list, site) => `${list}। ${site} पर गीत उनके नाम, गायक, एल्बम या बोलों की किसी पंक्ति से खोजें।`,
  describe: (found, q, suffix, site) => `${site} पर “${q}” की खोज: ${found}${suffix}।`,
  box: "गीत, गायक और एल्बम",
  wasCut: (characters) => `आपकी खोज ${characters} अक्षरों से लंबी थी, इसलिए उसे वहीं तक लिया गया है।`,
  type: "क्या खोजना है",
  types: {
    songs: {
      name: "गीत",
      suffix: "",
      all: "सभी गीत, देवनागरी और रोमन लिपि में बोलों के साथ",
      found: found("गीत"),
    },
    artists: {
      name: "गायक",
      suffix: ": गायक",
      all: "सभी गायक, सबसे ज़्यादा गीतों वाले पहले",
      found: found("गायक"),
    },
    albums: {
      name: "एल्बम",
      suffix: ": एल्बम",
      all: "सभी एल्बम, सबसे ज़्यादा गीतों वाले पहले",
      found: found("एल्बम"),
    },
  },
  tab: (name, hits, most) => `${name} (${hits > most ? `${most}+` : number(hits)})`,
  among: (found, first) => `पहले ${number(first)} में से ${found}`,
  nearest: "हूबहू ऐसा कोई गीत नहीं मिला; ये सबसे मिलते-जुलते गीत हैं",
  nearestHeading: "मिलते-जुलते",
  without: { note: "किसी गीत में ये सारे शब्द नहीं हैं।", before: "“", after: "” के बिना" },
  about: (subject) => `${subject} से जुड़े गीत, बोलों के अर्थ के हिसाब से`,
  subjects: {
    krishna: "कृष्ण",
    rama: "राम",
    shiva: "शिव",
    goddess: "देवी",
    ganesha: "गणेश",
    god: "ईश्वर",
    homeland: "देश",
    wedding: "शादी-ब्याह",
    farewell: "विदाई",
    holi: "होली",
    diwali: "दीवाली",
    rakhi: "राखी",
    rain: "बरसात",
    sorrow: "ग़म",
    love: "प्यार",
    parting: "जुदाई",
    friendship: "दोस्ती",
    mother: "माँ",
    child: "बच्चों",
    sleep: "नींद",
  },
  limit: (first, isSearch) =>
    `ये पहले ${number(first)} हैं। बाक़ी ढूँढने के लिए ${isSearch ? "कुछ और शब्द लिखें" : "खोज का इस्तेमाल करें"}।`,
  didYouMean: { before: "कहीं आप ", comma: ", ", or: " या ", after: " तो नहीं ढूँढ रहे?" },
  people: "गीतकार और संगीतकार",
  groups: {
    genre: (songs, name) => `${name} विधा ${allSongs(songs)}`,
    year: (songs, year) => `${year} ${allSongs(songs)}`,
    decade: (songs, name) => `${decadeOblique(name)} ${allSongs(songs)}`,
  },
  /** Before what matches. */
  by: {
    lyricists: "गीतकार: ",
    music_directors: "संगीतकार: ",
    both: "गीतकार और संगीतकार: ",
    albums: "एल्बम: ",
  },
  nothing: {
    hint: (
      <>
        कोई छोटा शब्द, दूसरी वर्तनी (दिल, <span lang="hi-Latn">dil</span>), या किसी गायक या एल्बम का नाम लिखकर देखें।
      </>
    ),
    noEntries: "यहाँ अभी कुछ नहीं जोड़ा गया है। कुछ दिन बाद फिर आएँ।",
    noneLeft: "कोई गीत इन सारे फ़िल्टरों से मेल नहीं खाता।",
    toSee: (songs) => `तो ${counts.songs(songs)} ${songs === 1 ? "मिलेगा" : "मिलेंगे"}।`,
  },
};

export const filters: Texts["filters"] = {
  label: "फ़िल्टर",
  people: "कलाकार",
  genre: "विधा",
  decade: "दशक",
  singer: "गायक",
  lyricist: "गीतकार",
  "music-director": "संगीतकार",
  script: "लिपि",
  scripts: { hindi: "हिन्दी बोल", english: "रोमन बोल" },
  remove: { before: "", after: " हटाएँ" },
  removeAll: "सारे फ़िल्टर हटाएँ",
  counted: (first) => `यह गिनती मिले हुए पहले ${number(first)} गीतों की है।`,
  none: "फ़िल्टर खोज में मिले गीतों को छाँटते हैं। यह सूची पूरी है।",
};

/** Why something is suggested. */
export const suggested = {
  song: "गीत",
  line: "पंक्ति",
  letters: "पहले अक्षर",
  singer: "गायक",
  lyricist: "गीतकार",
  music_director: "संगीतकार",
  album: "एल्बम",
  genre: "विधा",
  year: "साल",
  decade: "दशक",
};

/**
 * @param what masculine, and the same in the plural
 * @returns a function of the number of hits, and of that up to which they are counted
 */
function found(what: string) {
  return (hits: number, most: number): string => {
    if (hits > most) return `${number(most)} से ज़्यादा ${what} मिले`;
    if (hits === 0) return `कोई ${what} नहीं मिला`;
    return `${number(hits)} ${what} ${hits === 1 ? "मिला" : "मिले"}`;
  };
}

function allSongs(songs: number): string {
  return songs === 1 ? "का इकलौता गीत" : `के सभी ${number(songs)} गीत`;
}
