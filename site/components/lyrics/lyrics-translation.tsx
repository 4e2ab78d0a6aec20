/** Each line of the lyrics with what it means below it, in a column for each language, and who wrote that. */
import { languageOfName } from "../language-of.ts";
import { Lines } from "./lines.tsx";
import type { ExplainedLines, TranslationColumn } from "./translation-columns.ts";

export interface LyricsTranslationProps {
  readonly columns: readonly TranslationColumn[];
  /** Null if nobody is credited. */
  readonly translator: string | null;
}

/** @param places its `data-in` (lyrics-views.ts) */
export function LyricsTranslation({
  columns,
  translator,
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

/** Also the text that names the column in links. */
function headingOf({ meanings }: TranslationColumn): string {
  if (meanings.length > 1) return "Translation";
  return meanings[0] === "en" ? "English translation" : "Plain Hindi";
}

interface ColumnProps {
  readonly column: TranslationColumn;
  /** On a phone it is far above or below. */
  readonly other: TranslationColumn | undefined;
}

function Column({ column, other }: ColumnProps) {
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
      {column.stanzas.map((rows, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stanza has no id but its place
        <div key={place} className="stanza">
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id but its place
            <Row key={place} {...row} />
          ))}
        </div>
      ))}
    </section>
  );
}

function idOf(heading: string): string {
  return heading.replaceAll(" ", "-");
}

function Row({ lines, meanings }: ExplainedLines) {
  return (
    <p>
      <Lines lines={lines} />
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
