/**
 * The labels, addresses and messages of each kind of entry. Artists are the singers on pages with labels of their
 * own.
 */
import type { EntryKind, Kind } from "#catalogue";
import type { Notice } from "../components/notice-channel.ts";

export interface KindLabels {
  /** Singular, inside a sentence. */
  readonly noun: string;
  /** Singular, in titles and messages. */
  readonly title: string;
  readonly listTitle: string;
  /** Of the list. */
  readonly address: string;
  /** Shown where a required field is empty. */
  readonly required: Notice & { readonly text: string };
  readonly fetchFailed: string;
  readonly notFound: Notice;
  readonly picture: "Image" | "Cover";
}

const failed = true;

const kinds: Readonly<Record<Kind, KindLabels>> = {
  songs: createLabels("lyrics", "Lyric", {
    listTitle: "Manage Lyrics",
    required: { title: "Required Field Missing", text: "Please fill out the Song Title.", failed },
    fetchFailed: "Error fetching song",
    notFound: { title: "Song not found.", failed },
    picture: "Cover",
  }),
  singers: createLabels("singers", "Singer", {
    required: { title: "Singer Name Required", text: "Please enter a name for the singer.", failed },
  }),
  artists: createLabels("artists", "Artist", {
    listTitle: "Manage Artists",
    required: { title: "Artist Name Required", text: "Please enter a name for the artist.", failed },
    fetchFailed: "Error fetching artist",
    notFound: { title: "Artist not found.", failed },
  }),
  lyricists: createLabels("lyricists", "Lyricist", {
    required: { title: "Lyricist Name Required", text: "Please enter a name for the lyricist.", failed },
  }),
  "music-directors": createLabels("music-directors", "Music Director", {
    required: { title: "Name Required", text: "Please enter a name for the music director.", failed },
  }),
  albums: createLabels("albums", "Album", {
    required: {
      title: "Required Fields Missing",
      text: "Please enter both album name and release year.",
      failed,
    },
    picture: "Cover",
  }),
  words: createLabels("words", "Word", {
    listTitle: "Glossary",
    required: { title: "Required Field Missing", text: "Please fill out what is marked.", failed },
  }),
};

/** @param path of their pages, below `/admin/` */
function createLabels(
  path: string,
  title: string,
  own: Pick<KindLabels, "required"> & Partial<KindLabels>,
): KindLabels {
  return {
    title,
    noun: title.toLowerCase(),
    listTitle: `${title}s`,
    address: `/admin/${path}`,
    fetchFailed: `Error fetching ${title}`,
    notFound: { title: "Error", text: `${title} not found.`, failed },
    picture: "Image",
    ...own,
  };
}

export function labelsOf(kind: Kind): KindLabels {
  return kinds[kind];
}

/**
 * Works in browsers, which do not get the table of addresses.
 * @param pattern of the page in `site/addresses.ts`, such as `admin/singers/edit/:id`
 * @throws for a pattern of no kind, where the table of addresses and the labels above do not match
 */
export function kindAt(pattern: string): Kind {
  const [, list] = /^(\/?admin\/[a-z-]+)/.exec(pattern) ?? [];
  const found = Object.entries(kinds).find(([, { address }]) => address.endsWith(list ?? "nowhere"));
  if (found) return found[0] as Kind;
  throw new Error(
    `No kind has pages at ${pattern}; add the address to kinds in site/admin-pages/kind-labels.ts.`,
  );
}

/** The same for the pages of people and albums. */
export function entryKindAt(pattern: string): EntryKind {
  const kind = kindAt(pattern);
  if (kind !== "songs" && kind !== "words") return kind;
  throw new Error(
    `${pattern} leads to a page of people and albums; songs and words have pages of their own.`,
  );
}
