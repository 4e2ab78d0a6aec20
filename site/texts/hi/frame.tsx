/** The frame of all pages: header, footer and the question about consent. */
import { islands } from "./islands/index.ts";

export const frame = {
  skip: "सीधे मुख्य सामग्री पर जाएँ",
  toHome: (site: string) => `${site}, होम`,
  mainLinks: "मुख्य लिंक",
  openSearch: "गीत खोजें",
  closeSearch: "खोज बंद करें",
  feed: "नए बोल",
  onThisPage: "इस पेज पर",
};

/** By their addresses. */
export const links = {
  header: islands.links,
  footer: {
    "/about-us": "हमारे बारे में",
    "/terms-of-use": "उपयोग की शर्तें",
    "/privacy-policy": "निजता नीति",
    "/singers": "गायक",
    "/lyricists": "गीतकार",
    "/music-directors": "संगीतकार",
    "/first-lines": "पहली पंक्तियाँ",
    "/words": "शब्द और अर्थ",
  },
};

export const footer = {
  about: "हिन्दी गीतों के बोल पढ़ने का आपका ठिकाना, देवनागरी और रोमन लिपि में।",
  links: "ज़रूरी लिंक",
  follow: "हमसे जुड़ें",
  noPage: (network: string) => `${network}, अभी कोई पेज नहीं`,
  contact: "संपर्क",
  rights: (year: string, site: string) => `© ${year} ${site}, सर्वाधिकार सुरक्षित।`,
  use: "गीतों के बोल केवल सीखने और निजी उपयोग के लिए हैं।",
};

export const consent = {
  label: "सहमति",
  question: (
    <>
      क्या इन पेजों पर विज्ञापन दिखाने या विज़िट गिनने वाली सेवाएँ चल सकती हैं? वे अपनी कुकीज़ रख सकती हैं। आपका जवाब जो भी
      हो, पढ़ने में कोई फ़र्क़ नहीं पड़ेगा; अपना जवाब आप <a href="/hi/privacy-policy#consent">निजता नीति</a> में कभी भी
      बदल सकते हैं।
    </>
  ),
};
