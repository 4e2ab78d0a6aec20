/**
 * The lyrics of a song, in a column for each script, line by line, or with their translation. If the address names no script, the
 * page has all forms and the style sheet shows one, so that the visible one is read and copied in its own order. The ids of the lines
 * stand in one form: line by line if the page has that.
 */
import type { LyricsScript } from "../../first-paint.ts";
import { Lines } from "./lines.tsx";
import { LyricsLines } from "./lyrics-lines.tsx";
import { LyricsTranslation, type LyricsTranslationProps } from "./lyrics-translation.tsx";
import { type LineNames, nameLines, ownNames } from "./name-lines.ts";
import { endsInDanda } from "./pair-stanzas.ts";
import type { Stanza } from "./stanzas.ts";

interface LyricsProps {
  readonly roman: readonly Stanza[];
  readonly hindi: readonly Stanza[];
  /** Null if the browser decides. */
  readonly script: LyricsScript | null;
  /** Address of a machine-made version of the script that the song lacks. */
  readonly machineVersion?: string | null;
  /** Null if there is none. */
  readonly translation?: LyricsTranslationProps | null;
}

export function Lyrics({ roman, hindi, script, machineVersion, translation }: LyricsProps) {
  const hasBoth = roman.length > 0 && hindi.length > 0;
  const names = script === null && hasBoth ? null : nameLines(roman, hindi);
  return (
    <>
      {script !== "lines" && script !== "translation" && (
        <Columns
          roman={roman}
          hindi={hindi}
          script={script ?? "both"}
          machineVersion={machineVersion}
          names={names}
        />
      )}
      {(script === "lines" || (script === null && hasBoth)) && <LyricsLines roman={roman} hindi={hindi} />}
      {(script === "translation" || script === null) && translation && (
        <LyricsTranslation {...translation} names={script && names} />
      )}
    </>
  );
}

/** The style sheet aligns the stanzas of both columns on this many rows; the columns of longer lyrics are independent. */
const maxAlignedRows = 499;

interface ColumnsProps extends LyricsProps {
  /** Null where another form of the lyrics has the ids of the lines. */
  readonly names: LineNames | null;
}

function Columns({ roman, hindi, script, machineVersion, names }: ColumnsProps) {
  const isAligned = script === "both" && Math.max(roman.length, hindi.length) <= maxAlignedRows;
  const hasBoth = script === "both" && roman.length > 0 && hindi.length > 0;
  return (
    <div className={isAligned ? "lyrics aligned" : "lyrics"}>
      {script !== "hindi" && (
        <Column
          language="hi-Latn"
          heading="English"
          stanzas={roman}
          ids={names?.roman}
          jumpTo={hasBoth && "Hindi"}
          machineVersion={machineVersion}
        />
      )}
      {script !== "roman" && (
        <Column
          language="hi"
          heading="Hindi"
          stanzas={hindi}
          ids={hasBoth ? names?.hindi.map(ownNames) : names?.hindi}
          jumpTo={hasBoth && "English"}
          machineVersion={machineVersion}
        />
      )}
    </div>
  );
}

interface ColumnProps extends Pick<LyricsProps, "machineVersion"> {
  readonly language: "hi" | "hi-Latn";
  /** Also the id of the section. */
  readonly heading: string;
  readonly stanzas: readonly Stanza[];
  /** Of the lines of each stanza. */
  readonly ids: readonly (readonly (string | undefined)[])[] | undefined;
  /** Heading of the other column, which on a phone is far above or below. */
  readonly jumpTo: string | false;
}

function Column({ language, heading, stanzas, ids, jumpTo, machineVersion }: ColumnProps) {
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
        <div className="missing" lang="en">
          <p>Lyrics not yet available.</p>
          {machineVersion && (
            <a className="underlined" href={machineVersion} rel="nofollow">
              Read a machine-made version
            </a>
          )}
        </div>
      )}
      {stanzas.map((lines, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stanza has no id but its place
        <p key={place} className="stanza">
          <Lines lines={lines} ids={ids?.[place]} />
        </p>
      ))}
    </section>
  );
}
