/** The words of a song in one script or both: side by side, stanza by stanza, or line below line. */
import type { LyricsScript } from "../../first-paint.ts";
import { LyricsLines } from "./lyrics-lines.tsx";
import { type Stanza, stanzasOf } from "./stanzas.ts";

interface LyricsProps {
  readonly roman: string | null;
  readonly hindi: string | null;
  readonly script: LyricsScript;
}

export function Lyrics({ roman, hindi, script }: LyricsProps) {
  const romanStanzas = stanzasOf(roman ?? "");
  const hindiStanzas = stanzasOf(hindi ?? "");
  if (script === "lines") return <LyricsLines roman={romanStanzas} hindi={hindiStanzas} />;
  return (
    <div className={columnsClass(script, Math.max(romanStanzas.length, hindiStanzas.length))}>
      {script !== "hindi" && <Column language="hi-Latn" heading="English" stanzas={romanStanzas} />}
      {script !== "roman" && <Column language="hi" heading="Hindi" stanzas={hindiStanzas} />}
    </div>
  );
}

/** The style sheet aligns the stanzas of both columns on this many rows; longer lyrics run each in their own column. */
const alignedRows = 499;

function columnsClass(script: LyricsScript, stanzas: number): string {
  if (script !== "both") return "lyrics single";
  return stanzas > alignedRows ? "lyrics" : "lyrics aligned";
}

interface ColumnProps {
  readonly language: "hi" | "hi-Latn";
  readonly heading: string;
  readonly stanzas: readonly Stanza[];
}

function Column({ language, heading, stanzas }: ColumnProps) {
  return (
    <section lang={language} className={endsInDanda(stanzas) ? "closed" : undefined}>
      <h2 lang="en">{heading}</h2>
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

/** The end of line is written too, so that readers of the bare text do not run the words together. */
function Lines({ lines }: { readonly lines: Stanza }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
  return lines.map((line, place) => [<span key={place}>{line}</span>, "\n"]);
}

/** The style sheet closes Hindi lyrics with a double danda; not where the poet did. */
function endsInDanda(stanzas: readonly Stanza[]): boolean {
  return /[।॥|]$/.test(stanzas.at(-1)?.at(-1) ?? "");
}
