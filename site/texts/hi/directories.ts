/** The alphabetical lists, and the index of first lines. */
import { count } from "./cards.ts";

export const directories = {
  albums: {
    heading: "सभी एल्बम",
    ornament: "",
    description: "हिन्दी गीतों के एल्बम, अ से ह तक: उनका साल, उनके गीत और गीतों के बोल",
    count: (albums: number) => count(albums, { other: "एल्बम" }),
    none: "कोई एल्बम नहीं मिला।",
  },
  singers: {
    heading: "गायक",
    ornament: "",
    description: "हिन्दी गीतों के गायक और गायिकाएँ, अ से ह तक, और उनके गाए गीतों के बोल",
    count: (singers: number) => count(singers, { other: "गायक" }),
    none: "कोई गायक नहीं मिला।",
  },
  lyricists: {
    heading: "गीतकार",
    ornament: "",
    description: "हिन्दी गीतों के गीतकार, अ से ह तक, और उनके लिखे बोल",
    count: (lyricists: number) => count(lyricists, { other: "गीतकार" }),
    none: "कोई गीतकार नहीं मिला।",
  },
  music_directors: {
    heading: "संगीतकार",
    ornament: "",
    description: "हिन्दी गीतों के संगीतकार, अ से ह तक, और उनके संगीत से सजे गीतों के बोल",
    count: (directors: number) => count(directors, { other: "संगीतकार" }),
    none: "कोई संगीतकार नहीं मिला।",
  },
};

export const firstLines = {
  title: "हिन्दी गीतों की पहली पंक्तियाँ",
  heading: "पहली पंक्तियाँ",
  ornament: "",
  description: "हिन्दी गीतों की पहली पंक्तियाँ और मुखड़े, अ से ह तक और A से Z तक",
  count: (lines: number) => count(lines, { one: "पंक्ति", other: "पंक्तियाँ" }),
  none: "कोई पहली पंक्ति नहीं मिली।",
  refrain: "मुखड़ा",
};
