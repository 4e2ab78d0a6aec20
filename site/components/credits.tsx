/** The people, album, year and genre of a song. Leaves out what is not known. */
import type { ReactNode } from "react";
import { languageOfName } from "./language-of.ts";
import { type LinkedName, Names } from "./names.tsx";

interface CreditsProps {
  readonly singers: readonly LinkedName[];
  readonly musicDirectors: readonly LinkedName[];
  readonly lyricists: readonly LinkedName[];
  readonly album: LinkedName | null;
  readonly year: number | null;
  readonly genre: string | null;
}

export function Credits({ singers, musicDirectors, lyricists, album, year, genre }: CreditsProps) {
  return (
    <dl className="credits">
      <People label="Singer" names={singers} />
      <People label="Music Director" names={musicDirectors} />
      <People label="Lyricist" names={lyricists} />
      {album && <Credit label="Album">{<Names names={[album]} />}</Credit>}
      {year !== null && <Credit label="Release Year">{year}</Credit>}
      {genre && (
        <Credit label="Genre">
          <span lang={languageOfName(genre)}>{genre}</span>
        </Credit>
      )}
    </dl>
  );
}

function People({ label, names }: { readonly label: string; readonly names: readonly LinkedName[] }) {
  if (names.length === 0) return null;
  return (
    <Credit label={names.length === 1 ? label : `${label}s`}>
      <Names names={names} />
    </Credit>
  );
}

function Credit({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="small-print">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
