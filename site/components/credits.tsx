/** The people, album, year and genre of a song. Leaves out what is not known. */
import type { ReactNode } from "react";
import { languageOfName } from "./language-of.ts";
import { MaybeLink } from "./maybe-link.tsx";
import { type LinkedName, Names } from "./names.tsx";

interface CreditsProps {
  readonly singers: readonly LinkedName[];
  readonly musicDirectors: readonly LinkedName[];
  readonly lyricists: readonly LinkedName[];
  readonly album: LinkedName | null;
  readonly year: number | null;
  readonly yearAddress: string | null;
  readonly genre: string | null;
  readonly genreAddress: string | null;
}

export function Credits(props: CreditsProps) {
  const { singers, musicDirectors, lyricists, album, year, yearAddress, genre, genreAddress } = props;
  return (
    <dl className="credits">
      <People label="Singer" names={singers} />
      <People label="Music Director" names={musicDirectors} />
      <People label="Lyricist" names={lyricists} />
      {album && <Credit label="Album">{<Names names={[album]} />}</Credit>}
      {year !== null && (
        <Credit label="Release Year">
          <MaybeLink className="underlined" address={yearAddress}>
            {year}
          </MaybeLink>
        </Credit>
      )}
      {genre && (
        <Credit label="Genre">
          <MaybeLink className="underlined" address={genreAddress} lang={languageOfName(genre)}>
            {genre}
          </MaybeLink>
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
