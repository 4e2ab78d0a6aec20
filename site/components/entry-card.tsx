/** Cards of albums, as sleeves, or of people, as discs. */
import { useTexts } from "../texts/use-texts.ts";
import { languageOfName } from "./language-of.ts";
import { type Named, namesIn } from "./names-in.ts";
import { PageLink } from "./page-link.tsx";
import { Picture, type PictureSources } from "./picture.tsx";

export interface EntryCardData extends Named {
  readonly id: number;
  readonly address: string;
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
  const texts = useTexts();
  const { cards } = texts;
  const shape = kind === "album" ? "sleeve" : "disc";
  return (
    <ul className={`${kind}-cards`} aria-labelledby={labelledBy}>
      {entries.map(({ id, address, songCount, year = null, picture, ...named }, place) => {
        const { first, isDrafted } = namesIn(texts, named);
        return (
          <li key={id}>
            <PageLink className={`${kind}-card`} href={address}>
              <Picture {...picture} shape={shape} isVisible={place < visibleCount} />
              <h3 className={isDrafted ? "drafted" : undefined} lang={languageOfName(first)}>
                {first}
              </h3>
              <p>{kind === "album" ? cards.tracks(songCount, year) : cards.songs(songCount)}</p>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
