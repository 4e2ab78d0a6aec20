/** Who made a song, and when: the small print of a sleeve. Leaves out what is not known. */
import type { ReactNode } from "react";
import { languageOfName } from "./language-of.ts";
import { type LinkedName, Names } from "./names.tsx";

export interface CreditsFacts {
  readonly singers: readonly LinkedName[];
  readonly musicDirectors: readonly LinkedName[];
  readonly lyricists: readonly LinkedName[];
  readonly album: LinkedName | null;
  readonly year: number | null;
  readonly genre: string | null;
}

export function Credits({ singers, musicDirectors, lyricists, album, year, genre }: CreditsFacts) {
  return (
    <dl className="credits">
      <People word="Singer" names={singers} />
      <People word="Music Director" names={musicDirectors} />
      <People word="Lyricist" names={lyricists} />
      {album && <Credit word="Album">{<Names names={[album]} />}</Credit>}
      {year !== null && <Credit word="Release Year">{year}</Credit>}
      {genre && (
        <Credit word="Genre">
          <span lang={languageOfName(genre)}>{genre}</span>
        </Credit>
      )}
    </dl>
  );
}

function People({ word, names }: { readonly word: string; readonly names: readonly LinkedName[] }) {
  if (names.length === 0) return null;
  return (
    <Credit word={names.length === 1 ? word : `${word}s`}>
      <Names names={names} />
    </Credit>
  );
}

function Credit({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="small-print">{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}
