/** What islands and acting parts of the page of a song say. */

export const song = {
  views: {
    isHindiFirst: true,
    label: "लिपि",
    shown: "अभी दिख रहा है:",
    names: {
      both: "दोनों",
      roman: "रोमन",
      hindi: "हिन्दी",
      lines: "पंक्ति-दर-पंक्ति",
      translation: "अनुवाद",
      lyrics: "बोल",
    },
  },
  marks: {
    hide: "निशान छिपाएँ",
    mark: "बोलों में निशान दिखाएँ",
    steps: "बोलों में शब्दों के अर्थ: कीबोर्ड के तीरों से एक शब्द से दूसरे शब्द पर जाएँ",
  },
  lines: {
    all: "बोलों की पंक्तियाँ: लिंक और ग़लती की सूचना",
    line: (number: string) => `पंक्ति ${number}`,
    hindiLine: (number: string) => `हिन्दी पंक्ति ${number}`,
    button: (line: string) => `${line}: लिंक और ग़लती की सूचना। दूसरी पंक्तियाँ: कीबोर्ड के तीर`,
    copy: "इस पंक्ति का लिंक कॉपी करें",
    report: "इस पंक्ति की ग़लती बताएँ",
    leadsTo: (line: string) => `इससे गीत की ${line} खुलती है।`,
  },
  actions: {
    copy: "बोल कॉपी करें",
    copied: "कॉपी हो गए!",
    share: "शेयर करें",
    size: {
      size: "अक्षरों का आकार",
      smaller: "छोटे अक्षर",
      normal: "फिर सामान्य अक्षर",
      larger: "बड़े अक्षर",
    },
    notices: {
      nothing: "कॉपी करने के लिए बोल नहीं हैं",
      copied: "बोल कॉपी हो गए!",
      both: "रोमन और हिन्दी, दोनों बोल कॉपी हो गए।",
      roman: "रोमन बोल कॉपी हो गए।",
      hindi: "हिन्दी बोल कॉपी हो गए।",
      translation: "बोल और अनुवाद कॉपी हो गए।",
      shared: "शेयर हो गया!",
      notShared: "शेयर नहीं हो पाया",
      linkText: "गीत के पेज का लिंक कॉपी हो गया।",
    },
  },
  video: {
    heading: "वीडियो देखें",
    ornament: "",
    playing: (title: string) => `${title} का वीडियो`,
    play: (title: string) => `${title} का वीडियो चलाएँ। यह YouTube से चलता है`,
    caption: "वीडियो YouTube से चलता है",
  },
  linkCopied: "लिंक कॉपी हो गया!",
  copyByHand: "कॉपी करने के लिए Ctrl+C दबाएँ, या अक्षरों को दबाकर रखें",
  machineVersion: "कंप्यूटर के लिखे बोल पढ़ें",
};
