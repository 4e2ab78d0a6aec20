/** What islands and acting parts of all pages say: menu, search forms, messages, navigation and consent. */

export const menu = "मेन्यू";
export const theme = "हल्का या गहरा रंग चुनें";
/** A message, or the meaning of a word. */
export const close = "बंद करें";

/** Of the header, by their addresses. */
export const links = {
  "/": "होम",
  "/#latest-lyrics": "नए बोल",
  "/#top-lyrics": "लोकप्रिय गीत",
  "/#artists": "लोकप्रिय गायक",
  "/albums": "एल्बम",
  "/browse": "सूची",
};

export const searchForm = {
  search: "खोजें",
  hint: "गीत, गायक, एल्बम या कोई पंक्ति",
  empty: {
    title: "खोज में कुछ लिखा नहीं है",
    text: "खोजने के लिए किसी गीत, कलाकार या एल्बम का नाम लिखें।",
  },
};

/** What is said of a page that is fetched, and of one that was removed while it was shown. */
export const navigation = {
  loading: (site: string) => `${site} खुल रहा है...`,
  loadingLyrics: "बोल खुल रहे हैं...",
  searchFailed: { title: "खोज नहीं हो पाई", text: "नतीजे नहीं आ सके। थोड़ी देर बाद फिर कोशिश करें।" },
  failed: { title: "पेज नहीं खुला", text: "यह पेज नहीं खुल सका। आप यहाँ पढ़ना जारी रख सकते हैं।" },
  tryAgain: "फिर कोशिश करें",
  removed: { song: "यह गीत हटा दिया गया है", page: "यह पेज हटा दिया गया है" },
};

export const consent = {
  buttons: { agree: "सहमत हूँ", refuse: "सहमत नहीं हूँ" },
  answers: {
    agreed: "आपने सहमति दी है।",
    refused: "आपने मना किया है।",
    none: "आपने अभी जवाब नहीं दिया है।",
  },
};

/** At the top of the home page. */
export const searchNow = { label: "गीत के बोल खोजें", link: "अभी बोल खोजें" };

export const suggestions = {
  label: "सुझाव",
  all: (typed: string) => `“${typed}” के सभी नतीजे`,
  none: "कोई सुझाव नहीं",
};
