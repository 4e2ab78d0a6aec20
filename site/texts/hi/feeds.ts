/** What programs show of the site: feed readers, home screens, and chats in the picture of a link. */

export const feed = {
  title: (site: string) => `${site}: नए बोल`,
  subtitle: "नए-नए हिन्दी गीतों के बोल, देवनागरी और रोमन लिपि में।",
  from: (album: string) => `एल्बम: ${album}`,
};

export const manifest = { description: "हिन्दी गीतों के बोल, देवनागरी और रोमन लिपि में।" };

export const socialPicture = {
  home: "हिन्दी गीतों के बोल",
  /** Below the name. */
  labels: {
    song: null,
    singer: "गायक",
    album: "एल्बम",
    lyricist: "गीतकार",
    "music-director": "संगीतकार",
    genre: "विधा",
    year: "साल",
    decade: "दशक",
    list: null,
  },
};
