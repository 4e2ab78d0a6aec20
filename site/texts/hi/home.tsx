/** The home page, and the links to decades and genres that other pages have too. */

export const home = {
  title: (site: string) => `${site} - नए-पुराने हिन्दी और बॉलीवुड गीतों के बोल`,
  description: (site: string) =>
    `नए-पुराने हिन्दी और बॉलीवुड गीतों के बोल, देवनागरी और रोमन लिपि में। फ़िल्मी गीतों, ग़ज़लों और भजनों के बोल ${site} पर गीत, गायक या एल्बम के नाम से खोजें।`,
  heading: "अपने पसंदीदा हिन्दी गीतों के बोल खोजें",
  latest: {
    heading: "नए बोल",
    ornament: "",
    link: { text: "सभी देखें", label: "सभी देखें: नए बोल" },
  },
  singers: {
    heading: "लोकप्रिय गायक",
    ornament: "",
    link: { text: "सभी गायक", label: "सभी गायक" },
  },
  top: {
    heading: "लोकप्रिय गीत",
    ornament: "",
    link: { text: "सभी देखें", label: "सभी देखें: लोकप्रिय गीत" },
  },
  ways: { heading: "दशक और विधा से खोजें", ornament: "" },
  noSongs: { heading: "अभी कोई गीत नहीं है", add: "पहला गीत जोड़ें" },
};

export const ways = {
  decades: "दशक",
  genres: "विधाएँ",
  years: "साल",
  nameOfDecade: (firstYear: number) => `${firstYear} का दशक`,
  firstLines: (
    <>
      सभी गीतों की{" "}
      <a className="underlined" href="/hi/first-lines">
        पहली पंक्तियाँ
      </a>
      , अ से ह तक और A से Z तक
    </>
  ),
};
