/** The search page, and the suggestions below search fields. */
import { count, counts, number } from "./cards.ts";

export const search = {
  explore: "Explore Music",
  results: { before: 'Search Results for "', after: '"' },
  title: (parts: readonly string[], suffix: string, site: string) => `${parts.join(", ")}${suffix} - ${site}`,
  describeList: (list: string, site: string) =>
    `${list}. Find songs by title, singer, album or a line of their words on ${site}.`,
  describe: (found: string, q: string, suffix: string, site: string) =>
    `${found} for "${q}"${suffix} on ${site}.`,
  box: "Songs, singers and albums",
  wasCut: (characters: number) => `Your search was longer than ${characters} characters and was cut there.`,
  type: "Type",
  types: {
    songs: {
      name: "Songs",
      suffix: "",
      all: "All songs, with lyrics in Devanagari and in Roman script",
      found: found("No songs found", "song found", "songs found"),
    },
    artists: {
      name: "Singers",
      suffix: ": Singers",
      all: "All singers, those with most songs first",
      found: found("No artists found", "singer found", "singers found"),
    },
    albums: {
      name: "Albums",
      suffix: ": Albums",
      all: "All albums, those with most songs first",
      found: found("No albums found", "album found", "albums found"),
    },
  },
  tab: (name: string, hits: number, most: number) => `${name} (${hits > most ? `${most}+` : number(hits)})`,
  among: (found: string, first: number) => `${found} among the first ${number(first)}`,
  nearest: "No exact match; nearest songs",
  nearestHeading: "Nearest",
  without: { note: "No song has all of these words.", before: "Without “", after: "”" },
  about: (subject: string) => `Songs about ${subject}, by what their words mean`,
  /** By the keys of postgres/functions/search-facets/subject_named.sql; others are said as typed. */
  subjects: {
    krishna: "Krishna",
    rama: "Rama",
    shiva: "Shiva",
    goddess: "the Goddess",
    ganesha: "Ganesha",
    god: "God",
    homeland: "the homeland",
    wedding: "weddings",
    farewell: "a bride's farewell",
    holi: "Holi",
    diwali: "Diwali",
    rakhi: "Raksha Bandhan",
    rain: "the rains",
    sorrow: "sorrow",
    love: "love",
    parting: "parting",
    friendship: "friendship",
    mother: "mothers",
    child: "children",
    sleep: "sleep",
  } as Readonly<Record<string, string>>,
  limit: (first: number, isSearch: boolean) =>
    `These are the first ${number(first)}. Search ${isSearch ? "for more words " : ""}to find the others.`,
  didYouMean: { before: "Did you mean ", comma: ", ", or: " or ", after: "?" },
  people: "Lyricists and music directors",
  groups: {
    genre: (songs: number, name: string) => `${allSongs(songs)} of the genre ${name}`,
    year: (songs: number, year: number) => `${allSongs(songs)} of ${year}`,
    decade: (songs: number, name: string) => `${allSongs(songs)} of the ${name}`,
  },
  /** Before what matches. */
  by: { lyricists: "Lyrics: ", music_directors: "Music: ", both: "Lyrics and music: ", albums: "Album: " },
  nothing: {
    hint: (
      <>
        Try a shorter word, another spelling (dil, <span lang="hi">दिल</span>), or the name of a singer or an
        album.
      </>
    ),
    noEntries: "Nothing has been added yet. Please come back soon.",
    noneLeft: "No song has all these filters.",
    toSee: (songs: number) => `to see ${counts.songs(songs)}.`,
  },
};

export const filters = {
  label: "Filters",
  people: "People",
  genre: "Genre",
  decade: "Decade",
  singer: "Singers",
  lyricist: "Lyricists",
  "music-director": "Music directors",
  script: "Script",
  scripts: { hindi: "Hindi lyrics", english: "English lyrics" },
  remove: { before: "Remove ", after: "" },
  removeAll: "Remove all filters",
  counted: (first: number) => `Numbers are of the first ${number(first)} songs found.`,
  none: "Filters narrow the songs that a search finds. This list is whole.",
};

/** Why something is suggested. */
export const suggested = {
  song: "Song",
  line: "Line",
  letters: "First Letters",
  singer: "Singer",
  lyricist: "Lyricist",
  music_director: "Music Director",
  album: "Album",
  genre: "Genre",
  year: "Year",
  decade: "Decade",
};

/** @returns a function of the number of hits, and of that up to which they are counted */
function found(none: string, one: string, other: string) {
  return (hits: number, most: number): string => {
    if (hits > most) return `More than ${number(most)} ${other}`;
    return hits === 0 ? none : count(hits, { one, other });
  };
}

function allSongs(songs: number): string {
  return songs === 1 ? "The only song" : `All ${number(songs)} songs`;
}
