/**
 * The lyrics of a song, in a column for each script, line by line, or with their translation. If the address names no
 * script, the page has all forms and the style sheet shows one, so that the visible one is read and copied in its own
 * order. The ids of the lines stand in one form: line by line if the page has that.
 */
import type { LyricsScript } from "../../first-paint.ts";
import { Island } from "../../islands/island.tsx";
import { MachineVersion } from "../../islands/song/machine-version-offer.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Lines } from "./lines.tsx";
import { LyricsLines } from "./lyrics-lines.tsx";
import { LyricsTranslation, type LyricsTranslationProps } from "./lyrics-translation.tsx";
import { placesOf } from "./lyrics-views.ts";
import { type LineNames, nameLines, ownNames } from "./name-lines.ts";
import { canPairStanzas, endsInDanda } from "./pair-stanzas.ts";
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

export function Lyrics(props: LyricsProps) {
  const { roman, hindi, script, translation } = props;
  const hasBoth = roman.length > 0 && hindi.length > 0;
  const { isHindiFirst } = useTexts().islands.song.views;
  const offered = { hasBoth, isPaired: canPairStanzas(roman, hindi), isHindiFirst };
  const placesIn = (...views: LyricsScript[]) => (script === null ? placesOf(views, offered) : undefined);
  const names = script === null && hasBoth ? null : nameLines(roman, hindi);
  return (
    <>
      {script !== "lines" && script !== "translation" && (
        <Columns {...props} names={names} placesIn={placesIn} />
      )}
      {(script === "lines" || (script === null && hasBoth)) && (
        <LyricsLines roman={roman} hindi={hindi} places={placesIn("lines")} />
      )}
      {(script === "translation" || script === null) && translation && (
        <LyricsTranslation {...translation} names={script && names} places={placesIn("translation")} />
      )}
    </>
  );
}

/**
 * The style sheet aligns the stanzas of both columns on this many rows; the columns of longer lyrics are independent.
 */
const maxAlignedRows = 499;

interface ColumnsProps extends LyricsProps {
  /** Null where another form of the lyrics has the ids of the lines. */
  readonly names: LineNames | null;
  /** The `data-in` of a part that belongs to these views. */
  readonly placesIn: (...views: LyricsScript[]) => string | undefined;
}

function Columns({ roman, hindi, script, machineVersion, names, placesIn }: ColumnsProps) {
  const hasBoth = script !== "roman" && script !== "hindi" && roman.length > 0 && hindi.length > 0;
  const isAligned = hasBoth && Math.max(roman.length, hindi.length) <= maxAlignedRows;
  const { code, song } = useTexts();
  const columns = [
    {
      id: "English",
      language: "hi-Latn",
      heading: song.columns.roman.heading,
      other: { ...song.columns.hindi, id: "Hindi" },
      stanzas: roman,
      ids: names?.roman,
      view: "roman",
    },
    {
      id: "Hindi",
      language: "hi",
      heading: song.columns.hindi.heading,
      other: { ...song.columns.roman, id: "English" },
      stanzas: hindi,
      // Those of pairs stand at the lines of the other column.
      ids: hasBoth ? names?.hindi.map(ownNames) : names?.hindi,
      view: "hindi",
    },
  ] as const;
  const shown = columns.filter(({ view }) => script === null || script === "both" || script === view);
  // The script that a song has is before the one that it lacks.
  const ordered = shown.toSorted((a, b) => Number(a.stanzas.length === 0) - Number(b.stanzas.length === 0));
  return (
    <div className={isAligned ? "lyrics aligned" : "lyrics"} data-in={placesIn("both", "roman", "hindi")}>
      {ordered.map(({ id, language, heading, other, stanzas, ids, view }) => (
        <section
          key={view}
          id={id}
          lang={language}
          className={endsInDanda(stanzas) ? "closed" : undefined}
          data-in={placesIn("both", view)}
        >
          {/* A single column has the name of its view. */}
          {shown.length > 1 && (
            <div className="column-head" lang={code} data-in={placesIn("both")}>
              <h2>{heading}</h2>
              {hasBoth && (
                <a className="underlined" href={`#${other.id}`}>
                  {other.jump}
                </a>
              )}
            </div>
          )}
          {stanzas.length === 0 && <MissingLyrics machineVersion={machineVersion} />}
          {stanzas.map((lines, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stanza has no id but its place
            <p key={place} className="stanza">
              <Lines lines={lines} ids={ids?.[place]} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

function MissingLyrics({ machineVersion }: Pick<LyricsProps, "machineVersion">) {
  const { code, song } = useTexts();
  return (
    <div className="missing" lang={code}>
      <p>{song.noLyrics}</p>
      {machineVersion && <Island name="machine" of={MachineVersion} props={{ address: machineVersion }} />}
    </div>
  );
}
