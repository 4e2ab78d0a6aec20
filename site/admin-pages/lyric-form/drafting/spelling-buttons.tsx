/**
 * A button for each name in Devanagari that saving would create: it writes Roman letters. One that is near a name
 * that is here is offered as that one instead.
 */
import { languageOfName } from "../../../components/language-of.ts";
import { replaceName } from "../name-piece.ts";
import type { Spelling } from "./spellings.ts";

interface SpellingButtonsProps {
  readonly spellings: readonly Spelling[];
  /** The text of the field, which may have changed since. */
  readonly list: string;
  readonly onChange: (list: string) => void;
}

export function SpellingButtons({ spellings, list, onChange }: SpellingButtonsProps) {
  const possible = spellings.filter(({ typed, spelling }) => replaceName(list, typed, spelling) !== list);
  if (possible.length === 0) return null;
  return (
    <span className="strip spellings">
      {possible.map((one) => (
        <button
          key={one.typed}
          type="button"
          className="choice"
          onClick={() => onChange(replaceName(list, one.typed, one.spelling))}
        >
          Write <b lang={languageOfName(one.spelling)}>{one.spelling}</b>
          <span className="unseen">
            {" "}
            for <span lang="hi">{one.typed}</span>
          </span>
        </button>
      ))}
    </span>
  );
}

interface TitleSpellingProps {
  readonly spelling: string | null;
  readonly onChoose: (title: string) => void;
}

export function TitleSpelling({ spelling, onChoose }: TitleSpellingProps) {
  if (spelling === null) return null;
  return (
    <span className="strip spellings">
      <button type="button" className="choice" onClick={() => onChoose(spelling)}>
        Write it <b lang="hi-Latn">{spelling}</b>
      </button>
    </span>
  );
}
