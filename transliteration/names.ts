/** Names that hymns and couplets sing, as people spell them: most double no vowels. */
import { foldDevanagari } from "./devanagari/fold.ts";

const names: Readonly<Record<string, string>> = {
  राम: "Ram",
  सीता: "Sita",
  सीताराम: "Sitaram",
  रामचंद्र: "Ramchandra",
  हनुमान: "Hanuman",
  श्याम: "Shyam",
  कृष्ण: "Krishna",
  राधा: "Radha",
  राधे: "Radhe",
  कन्हैया: "Kanhaiya",
  गोपाल: "Gopal",
  गोविंद: "Govind",
  माधव: "Madhav",
  मुरारी: "Murari",
  नारायण: "Narayan",
  वृंदावन: "Vrindavan",
  मथुरा: "Mathura",
  अयोध्या: "Ayodhya",
  ब्रज: "Braj",
  यशोदा: "Yashoda",
  जगदीश: "Jagdish",
  गणेश: "Ganesh",
  महेश: "Mahesh",
  विष्णु: "Vishnu",
  शिव: "Shiv",
  शंकर: "Shankar",
  दुर्गा: "Durga",
  गंगा: "Ganga",
  यमुना: "Yamuna",
  अल्लाह: "Allah",
  कबीर: "Kabir",
  मीरा: "Meera",
  तुलसीदास: "Tulsidas",
  सूरदास: "Surdas",
  रहीम: "Rahim",
  नानक: "Nanak",
  ख़ुसरो: "Khusro",
  ग़ालिब: "Ghalib",
  मीर: "Mir",
  इक़बाल: "Iqbal",
  फ़ैज़: "Faiz",
};

const byDevanagari: ReadonlyMap<string, string> = new Map(
  Object.entries(names).map(([name, roman]) => [foldDevanagari(name), roman]),
);

const byRoman: ReadonlyMap<string, string> = new Map(
  Object.entries(names).map(([name, roman]) => [roman.toLowerCase(), name]),
);

/** @param word as `foldDevanagari` gives it */
export function nameInRoman(word: string): string | undefined {
  return byDevanagari.get(word);
}

/** @param word in lower case */
export function nameInDevanagari(word: string): string | undefined {
  return byRoman.get(word);
}
