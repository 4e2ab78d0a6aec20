/** Cards of albums, as sleeves, or of people, as discs. */
import { languageOfName } from "./language-of.ts";
import { Picture, type PictureSources } from "./picture.tsx";

export interface EntryCardData {
  readonly id: number;
  readonly address: string;
  readonly name: string;
  /** The line below the name: the number of songs, and the year of an album. */
  readonly details: string;
  readonly picture: PictureSources;
}

interface EntryCardsProps {
  readonly kind: "album" | "artist";
  readonly entries: readonly EntryCardData[];
  /** How many are visible without scrolling. */
  readonly visibleCount?: number;
  /** Id of the heading that names the list. */
  readonly labelledBy?: string;
}

export function EntryCards({ kind, entries, visibleCount = 0, labelledBy }: EntryCardsProps) {
  const shape = kind === "album" ? "sleeve" : "disc";
  return (
    <ul className={`${kind}-cards`} aria-labelledby={labelledBy}>
      {entries.map(({ id, address, name, details, picture }, place) => (
        <li key={id}>
          <a className={`${kind}-card`} href={address}>
            <Picture {...picture} shape={shape} isVisible={place < visibleCount} />
            <h3 lang={languageOfName(name)}>{name}</h3>
            <p>{details}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
