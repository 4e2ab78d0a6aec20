/** Each line of the lyrics with what it means below it, in a column for each language, and who wrote that. */

import { useTexts } from "../../texts/use-texts.ts";
import { languageOfName } from "../language-of.ts";
import { Lines, type LinesProps } from "./lines.tsx";
import { type LineNames, ownNames } from "./name-lines.ts";
import type { ExplainedLines, TranslationColumn } from "./translation-columns.ts";

export interface LyricsTranslationProps {
  readonly columns: readonly TranslationColumn[];
  /** Null if nobody is credited. */
  readonly translator: string | null;
  /** Null where another form of the lyrics has the ids of the lines. */
  readonly names?: LineNames | null;
}

/** @param places its `data-in` (lyrics-views.ts) */
export function LyricsTranslation({
  columns,
  translator,
  names = null,
  places,
}: LyricsTranslationProps & { readonly places: string | undefined }) {
  const { song, islands } = useTexts();
  const ordered = islands.song.views.isHindiFirst ? columns.toReversed() : columns;
  return (
    <div className="with-translation" data-in={places}>
      <div className={columns.length > 1 ? "translation aligned" : "translation"}>
        {ordered.map((column, place) => (
          <Column
            key={kindOf(column)}
            column={column}
            other={ordered[1 - place]}
            lineIds={names && idsOf(column, columns, names)}
          />
        ))}
      </div>
      {translator && (
        <p className="translator">
          {song.translation.by} <span lang={languageOfName(translator)}>{translator}</span>
        </p>
      )}
    </div>
  );
}

/** One of two columns is in Roman script. */
function idsOf({ language }: TranslationColumn, { length }: readonly unknown[], names: LineNames) {
  if (language === "hi-Latn") return names.roman;
  return length > 1 ? names.hindi.map(ownNames) : names.hindi;
}

/** The ids of the columns, which stand in links. */
const ids = { both: "Translation", en: "English-translation", hi: "Plain-Hindi" } as const;

function kindOf({ meanings }: TranslationColumn): keyof typeof ids {
  if (meanings.length > 1) return "both";
  return meanings[0] === "en" ? "en" : "hi";
}

interface ColumnProps {
  readonly column: TranslationColumn;
  /** On a phone it is far above or below. */
  readonly other: TranslationColumn | undefined;
  /** Of the lines of each stanza. */
  readonly lineIds: readonly (readonly (string | undefined)[])[] | null;
}

function Column({ column, other, lineIds }: ColumnProps) {
  const { code, song } = useTexts();
  const kind = kindOf(column);
  return (
    <section id={ids[kind]} lang={column.language}>
      {/* No div, or a single stanza would not be the only one of its kind, and get a number. */}
      {other && (
        <header className="column-head" lang={code}>
          <h2>{song.translation[kind].heading}</h2>
          <a className="underlined" href={`#${ids[kindOf(other)]}`}>
            {song.translation[kindOf(other)].jump}
          </a>
        </header>
      )}
      {column.stanzas.map((rows, stanza) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stanza has no id but its place
        <div key={stanza} className="stanza">
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id but its place
            <Row key={place} {...row} ids={lineIds?.[stanza]?.slice(place)} />
          ))}
        </div>
      ))}
    </section>
  );
}

function Row({ lines, meanings, ids }: ExplainedLines & Pick<LinesProps, "ids">) {
  return (
    <p>
      <Lines lines={lines} ids={ids} />
      {meanings.map(({ language, lines }) =>
        lines.map((line, place) => [
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id but its place
          <span key={place} className="meaning" lang={language}>
            {line}
          </span>,
          "\n",
        ]),
      )}
    </p>
  );
}
