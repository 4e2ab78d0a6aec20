/** Cards of albums, as sleeves, or of people, as discs. */
import { useTexts } from "../texts/use-texts.ts";
import { languageOfName } from "./language-of.ts";
import { PageLink } from "./page-link.tsx";
import { Picture, type PictureSources } from "./picture.tsx";

export interface EntryCardData {
  readonly id: number;
  readonly address: string;
  readonly name: string;
  readonly songCount: number;
  /** Of an album, unless its name has it. */
  readonly year?: number | null;
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
  const { cards } = useTexts();
  const shape = kind === "album" ? "sleeve" : "disc";
  return (
    <ul className={`${kind}-cards`} aria-labelledby={labelledBy}>
      {entries.map(({ id, address, name, songCount, year = null, picture }, place) => (
        <li key={id}>
          <PageLink className={`${kind}-card`} href={address}>
            <Picture {...picture} shape={shape} isVisible={place < visibleCount} />
            <h3 lang={languageOfName(name)}>{name}</h3>
            <p>{kind === "album" ? cards.tracks(songCount, year) : cards.songs(songCount)}</p>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
