/** The page on which a visitor reports a mistake in a song. */
import { number } from "./cards.ts";

export const report = {
  title: (heading: string, song: string, site: string) => `${heading}: ${song} - ${site}`,
  heading: "ग़लती बताएँ",
  line: "पंक्ति:",
  kind: "क्या ग़लत है?",
  kinds: { lyrics: "बोल", names: "नाम", video: "वीडियो", other: "कुछ और" },
  text: "थोड़ा और बताएँ",
  hint: (most: number) => `ज़्यादा से ज़्यादा ${number(most)} अक्षर।`,
  privacy: "आपकी सूचना इस साइट के एडमिन पढ़ेंगे। इसके साथ कोई नाम या पता नहीं रखा जाता।",
  send: "सूचना भेजें",
  errors: {
    kind: "चुनें कि क्या ग़लत है।",
    text: (most: number) => ({
      missing: "लिखें कि क्या ग़लत है।",
      tooLong: `इसमें ज़्यादा से ज़्यादा ${number(most)} अक्षर हो सकते हैं। इसे छोटा करें।`,
    }),
    failed: "आपकी सूचना अभी दर्ज नहीं हो सकी। थोड़ी देर बाद फिर भेजें।",
  },
  thanks: "धन्यवाद",
  outcomes: {
    stored: "आपकी सूचना भेज दी गई है। इस साइट के एडमिन इसे पढ़ेंगे।",
    full: "बहुत सारी सूचनाएँ अभी पढ़ी जानी बाक़ी हैं, इसलिए आपकी सूचना दर्ज नहीं हुई।",
  },
  back: "गीत पर लौटें:",
};
