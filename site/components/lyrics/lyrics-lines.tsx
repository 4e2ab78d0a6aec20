/** Each line in Roman script with the same line in Devanagari below it. */
import { Lines } from "./lines.tsx";
import { nameLines } from "./name-lines.ts";
import { endsInDanda, pairStanzas } from "./pair-stanzas.ts";
import type { Stanza } from "./stanzas.ts";

interface LyricsLinesProps {
  /** Its `data-in` (lyrics-views.ts). */
  readonly places: string | undefined;
  readonly roman: readonly Stanza[];
  readonly hindi: readonly Stanza[];
}

/** The ids of the lines stand here: a pair has one. */
export function LyricsLines({ places, roman, hindi }: LyricsLinesProps) {
  const names = nameLines(roman, hindi);
  return (
    <section className={endsInDanda(hindi) ? "lyrics-lines closed" : "lyrics-lines"} data-in={places}>
      {pairStanzas(roman, hindi).map((pairs, stanza) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stanza has no id but its place
        <div key={stanza} className="stanza">
          {pairs.map((pair, place) => {
            const [ids, hindiIds] = [names.roman[stanza]?.slice(place), names.hindi[stanza]?.slice(place)];
            const isPair = ids !== undefined && ids[0] === hindiIds?.[0];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id but its place
              <p key={place} id={isPair ? ids[0] : undefined}>
                <Lines lines={pair.roman} language="hi-Latn" ids={isPair ? undefined : ids} />
                <Lines lines={pair.hindi} language="hi" ids={isPair ? undefined : hindiIds} />
              </p>
            );
          })}
        </div>
      ))}
    </section>
  );
}
