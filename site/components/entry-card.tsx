/** Albums as sleeves and people as discs, each with its name and a line under it. */
import { languageOfName } from "./language-of.ts";
import { Picture, type PictureFacts } from "./picture.tsx";

export interface EntryCardFacts {
  readonly id: number;
  readonly address: string;
  readonly name: string;
  /** The line under the name: how many songs, and the year of an album. */
  readonly words: string;
  readonly picture: PictureFacts;
}

interface EntryCardsProps {
  readonly kind: "album" | "artist";
  readonly entries: readonly EntryCardFacts[];
  /** How many are seen without scrolling. */
  readonly first?: number;
  /** Id of the heading that names the list. */
  readonly labelledBy?: string;
}

export function EntryCards({ kind, entries, first = 0, labelledBy }: EntryCardsProps) {
  const shape = kind === "album" ? "sleeve" : "disc";
  return (
    <ul className={`${kind}-cards`} aria-labelledby={labelledBy}>
      {entries.map(({ id, address, name, words, picture }, place) => (
        <li key={id}>
          <a className={`${kind}-card`} href={address}>
            <Picture {...picture} shape={shape} first={place < first} />
            <h3 lang={languageOfName(name)}>{name}</h3>
            <p>{words}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
