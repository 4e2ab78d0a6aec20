/** What programs show of the site: feed readers, home screens, and chats in the picture of a link. */

export const feed = {
  title: (site: string) => `${site}: Latest Lyrics`,
  subtitle: "The newest Hindi song lyrics, in Devanagari and in Roman script.",
  from: (album: string) => `From ${album}`,
};

export const manifest = { description: "Hindi song lyrics in Devanagari and in Roman script." };

export const socialPicture = {
  home: "Hindi song lyrics",
  /** Below the name. */
  labels: {
    song: null,
    singer: "Singer",
    album: "Album",
    lyricist: "Lyricist",
    "music-director": "Music Director",
    genre: "Genre",
    year: "Year",
    decade: "Decade",
    list: null,
  },
};
