/** The glossary, the words of a song, and the machine-made version of a script. */
import type { Texts } from "../en/index.ts";
import { count, counts, number } from "./cards.ts";

/** By the names of the glossary. */
const origins: Readonly<Record<string, string>> = {
  arabic: "अरबी",
  awadhi: "अवधी",
  bengali: "बांग्ला",
  braj: "ब्रज",
  english: "अंग्रेज़ी",
  hindi: "हिन्दी",
  persian: "फ़ारसी",
  punjabi: "पंजाबी",
  rajasthani: "राजस्थानी",
  sanskrit: "संस्कृत",
  turkish: "तुर्की",
  urdu: "उर्दू",
};

export const words: Texts["words"] = {
  heading: "गीतों के शब्द और अर्थ",
  ornament: "",
  description: "हिन्दी, उर्दू और ब्रज के गीतों के शब्द, अंग्रेज़ी और सरल हिन्दी में उनके अर्थ",
  lists: { label: "शब्द", ofSongs: "हमारे गीतों में", all: "सभी शब्द" },
  /** Of the list of all words, behind the heading. */
  allWords: "सभी शब्द",
  search: {
    label: "शब्द",
    field: "हिन्दी या रोमन में कोई शब्द, या उसका अंग्रेज़ी अर्थ",
    hint: "शब्द या अर्थ",
  },
  count: (words) => count(words, { other: "शब्द" }),
  none: "कोई शब्द नहीं मिला।",
  /** Before the songs in which a word occurs, and what follows them if there are more. */
  inSongs: "गीत:",
  more: (songs) => `और ${counts.songs(songs)}`,
  moreThan: (songs) => `और ${number(songs)} से ज़्यादा गीत`,
  /** @param origin as the glossary has it, in lower case; one that is not known here is left as it is */
  origin: (origin) => origins[origin] ?? origin,
};

export const wordsOfSong: Texts["wordsOfSong"] = {
  title: (song, site) => `${song} के शब्द और अर्थ - ${site}`,
  description: (counted, song) => `${song} के ${counted}, अंग्रेज़ी और सरल हिन्दी में उनके अर्थ के साथ।`,
  heading: (song) => <>{song} के शब्द और अर्थ</>,
  all: "सभी शब्द",
};

export const machineVersion: Texts["machineVersion"] = {
  title: (song, site) => `${song}: कंप्यूटर के लिखे बोल - ${site}`,
  heading: "कंप्यूटर के लिखे बोल",
  /** By the script that was written. */
  note: {
    hindi: "ये बोल एक कंप्यूटर प्रोग्राम ने रोमन बोलों से लिखे हैं। इनमें ग़लतियाँ हो सकती हैं, और इन्हें किसी ने जाँचा नहीं है।",
    english: "ये बोल एक कंप्यूटर प्रोग्राम ने हिन्दी बोलों से लिखे हैं। इनमें ग़लतियाँ हो सकती हैं, और इन्हें किसी ने जाँचा नहीं है।",
  },
};
