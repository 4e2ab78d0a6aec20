/**
 * The lists that the administrator keeps besides songs: what their entries are called, where their pages are, and the
 * words of their messages. Artists are the singers on screens with words of their own.
 */
import type { EntryKind } from "#catalogue";
import type { Notice } from "../components/notice.tsx";

export interface EntryWords {
  readonly kind: EntryKind;
  /** One of them, inside a sentence. */
  readonly word: string;
  /** One of them, in titles and messages. */
  readonly title: string;
  readonly listTitle: string;
  readonly address: string;
  /** Where what has to be given is missing. */
  readonly required: Notice & { readonly text: string };
  readonly fetchFailed: string;
  readonly notFound: Notice;
  /** What their pictures are called. */
  readonly picture: "Image" | "Cover";
}

const failed = true;

const kinds: Readonly<Record<EntryKind, EntryWords>> = {
  singers: wordsFor("singers", "Singer", {
    required: { title: "Singer Name Required", text: "Please enter a name for the singer.", failed },
  }),
  artists: wordsFor("artists", "Artist", {
    listTitle: "Manage Artists",
    required: { title: "Artist Name Required", text: "Please enter a name for the artist.", failed },
    fetchFailed: "Error fetching artist",
    notFound: { title: "Artist not found.", failed },
  }),
  lyricists: wordsFor("lyricists", "Lyricist", {
    required: { title: "Lyricist Name Required", text: "Please enter a name for the lyricist.", failed },
  }),
  "music-directors": wordsFor("music-directors", "Music Director", {
    required: { title: "Name Required", text: "Please enter a name for the music director.", failed },
  }),
  albums: wordsFor("albums", "Album", {
    required: {
      title: "Required Fields Missing",
      text: "Please enter both album name and release year.",
      failed,
    },
    picture: "Cover",
  }),
};

function wordsFor(
  kind: EntryKind,
  title: string,
  own: Pick<EntryWords, "required"> & Partial<EntryWords>,
): EntryWords {
  return {
    kind,
    title,
    word: title.toLowerCase(),
    listTitle: `${title}s`,
    address: `/admin/${kind}`,
    fetchFailed: `Error fetching ${title}`,
    notFound: { title: "Error", text: `${title} not found.`, failed },
    picture: "Image",
    ...own,
  };
}

export function wordsOf(kind: EntryKind): EntryWords {
  return kinds[kind];
}

/**
 * Read off the pattern, since browsers ask too, and the table of addresses is nothing for them.
 * @param pattern of the page in `site/addresses.ts`, which begins with the kind: `admin/singers/edit/:id`
 * @throws for a pattern that no kind has: the table of addresses and the list above do not fit together
 */
export function kindAt(pattern: string): EntryKind {
  const [, kind = ""] = /^\/?admin\/([a-z-]+)/.exec(pattern) ?? [];
  if (kind in kinds) return kind as EntryKind;
  throw new Error(
    `Nothing is kept at ${pattern}; add the address to kinds in site/admin-pages/entry-words.ts.`,
  );
}
