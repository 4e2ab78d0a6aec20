/** Each line of the lyrics with what it means below it, in a column for each language, and who wrote that. */
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
  return (
    <div className="with-translation" data-in={places}>
      <div className={columns.length > 1 ? "translation aligned" : "translation"}>
        {columns.map((column, place) => (
          <Column
            key={headingOf(column)}
            column={column}
            other={columns.length > 1 ? columns[1 - place] : undefined}
            ids={names && idsOf(column, columns, names)}
          />
        ))}
      </div>
      {translator && (
        <p className="translator">
          Translated by <span lang={languageOfName(translator)}>{translator}</span>
        </p>
      )}
    </div>
  );
}

/** The first column is in Roman script if there are two. */
function idsOf({ language }: TranslationColumn, { length }: readonly unknown[], names: LineNames) {
  if (language === "hi-Latn") return names.roman;
  return length > 1 ? names.hindi.map(ownNames) : names.hindi;
}

/** Also the text that names the column in links. */
function headingOf({ meanings }: TranslationColumn): string {
  if (meanings.length > 1) return "Translation";
  return meanings[0] === "en" ? "English translation" : "Plain Hindi";
}

interface ColumnProps {
  readonly column: TranslationColumn;
  /** On a phone it is far above or below. */
  readonly other: TranslationColumn | undefined;
  /** Of the lines of each stanza. */
  readonly ids: readonly (readonly (string | undefined)[])[] | null;
}

function Column({ column, other, ids }: ColumnProps) {
  const heading = headingOf(column);
  return (
    <section id={idOf(heading)} lang={column.language}>
      {/* No div, or a single stanza would not be the only one of its kind, and get a number. */}
      {other && (
        <header className="column-head" lang="en">
          <h2>{heading}</h2>
          <a className="underlined" href={`#${idOf(headingOf(other))}`}>
            Jump to {headingOf(other)}
          </a>
        </header>
      )}
      {column.stanzas.map((rows, stanza) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stanza has no id but its place
        <div key={stanza} className="stanza">
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id but its place
            <Row key={place} {...row} ids={ids?.[stanza]?.slice(place)} />
          ))}
        </div>
      ))}
    </section>
  );
}

function idOf(heading: string): string {
  return heading.replaceAll(" ", "-");
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
