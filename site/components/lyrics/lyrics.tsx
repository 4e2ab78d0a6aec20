/**
 * The words of a song: in columns, one for each script, and line by line. Where the address names no script, both stand in
 * the page and the style sheet shows one of them: what is shown then is read and copied in its own order.
 */
import type { LyricsScript } from "../../first-paint.ts";
import { Lines } from "./lines.tsx";
import { LyricsLines } from "./lyrics-lines.tsx";
import { endsInDanda } from "./pair-stanzas.ts";
import type { Stanza } from "./stanzas.ts";

interface LyricsProps {
  readonly roman: readonly Stanza[];
  readonly hindi: readonly Stanza[];
  /** Null where the browser decides. */
  readonly script: LyricsScript | null;
}

export function Lyrics({ roman, hindi, script }: LyricsProps) {
  return (
    <>
      {script !== "lines" && <Columns roman={roman} hindi={hindi} script={script ?? "both"} />}
      {(script === "lines" || script === null) && <LyricsLines roman={roman} hindi={hindi} />}
    </>
  );
}

/** The style sheet aligns the stanzas of both columns on this many rows; longer lyrics run each in their own column. */
const alignedRows = 499;

function Columns({ roman, hindi, script }: LyricsProps) {
  const isAligned = script === "both" && Math.max(roman.length, hindi.length) <= alignedRows;
  const jumps = script === "both" && roman.length > 0 && hindi.length > 0;
  return (
    <div className={isAligned ? "lyrics aligned" : "lyrics"}>
      {script !== "hindi" && (
        <Column language="hi-Latn" heading="English" stanzas={roman} jumpTo={jumps && "Hindi"} />
      )}
      {script !== "roman" && (
        <Column language="hi" heading="Hindi" stanzas={hindi} jumpTo={jumps && "English"} />
      )}
    </div>
  );
}

interface ColumnProps {
  readonly language: "hi" | "hi-Latn";
  /** Names the section in the address too. */
  readonly heading: string;
  readonly stanzas: readonly Stanza[];
  /** Heading of the other column, which on a phone stands far above or below. */
  readonly jumpTo: string | false;
}

function Column({ language, heading, stanzas, jumpTo }: ColumnProps) {
  return (
    <section id={heading} lang={language} className={endsInDanda(stanzas) ? "closed" : undefined}>
      <div className="column-head" lang="en">
        <h2>{heading}</h2>
        {jumpTo && (
          <a className="underlined" href={`#${jumpTo}`}>
            Jump to {jumpTo}
          </a>
        )}
      </div>
      {stanzas.length === 0 && (
        <p className="missing" lang="en">
          Lyrics not yet available.
        </p>
      )}
      {stanzas.map((lines, place) => (
        // A stanza has no name but its place; lyrics change as a whole.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={place} className="stanza">
          <Lines lines={lines} />
        </p>
      ))}
    </section>
  );
}
