/** Each line in Roman script with the same line in Devanagari below it. */
import { Lines } from "./lines.tsx";
import { endsInDanda, pairStanzas } from "./pair-stanzas.ts";
import type { Stanza } from "./stanzas.ts";

interface LyricsLinesProps {
  /** Its `data-in` (lyrics-views.ts). */
  readonly places: string | undefined;
  readonly roman: readonly Stanza[];
  readonly hindi: readonly Stanza[];
}

export function LyricsLines({ places, roman, hindi }: LyricsLinesProps) {
  return (
    <section className={endsInDanda(hindi) ? "lyrics-lines closed" : "lyrics-lines"} data-in={places}>
      {pairStanzas(roman, hindi).map((pairs, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stanza has no id but its place
        <div key={place} className="stanza">
          {pairs.map((pair, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id but its place
            <p key={place}>
              <Lines lines={pair.roman} language="hi-Latn" />
              <Lines lines={pair.hindi} language="hi" />
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
