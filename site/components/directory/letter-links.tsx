/**
 * The letters of an alphabetical list, as links to the groups of this page or to separate pages; one row for each
 * script.
 */
import { useTexts } from "../../texts/use-texts.ts";
import { PageLink } from "../page-link.tsx";

interface LetterLink {
  readonly letter: string;
  readonly address: string;
  readonly isCurrent: boolean;
}

interface LetterLinksProps {
  readonly letters: readonly LetterLink[];
  /** For a list in the order of Devanagari. */
  readonly isDevanagariFirst?: boolean;
}

export function LetterLinks({ letters, isDevanagariFirst = false }: LetterLinksProps) {
  const { lists: texts, code } = useTexts();
  if (letters.length <= 1) return null;
  const latin = letters.filter(({ letter }) => /^[A-Z]$/.test(letter));
  const devanagari = letters.filter(({ letter }) => /^[^A-Z#]$/.test(letter));
  const other = letters.filter(({ letter }) => letter === "#");
  // '#' is at the end of the last row.
  const rows =
    isDevanagariFirst || code === "hi"
      ? [devanagari, [...latin, ...other]]
      : devanagari.length > 0
        ? [latin, [...devanagari, ...other]]
        : [[...latin, ...other]];
  return (
    <nav className="letter-links" aria-label={texts.letters}>
      {rows.map(
        (row) =>
          row.length > 0 && (
            <ul key={row[0]?.letter}>
              {row.map(({ letter, address, isCurrent }) => (
                <li key={letter}>
                  <PageLink
                    href={address}
                    lang={languageOfLetter(letter)}
                    aria-label={letter === "#" ? texts.otherNames : undefined}
                    aria-current={isCurrent ? "page" : undefined}
                  >
                    {letter}
                  </PageLink>
                </li>
              ))}
            </ul>
          ),
      )}
    </nav>
  );
}

function languageOfLetter(letter: string): "hi" | undefined {
  return /^[^A-Z#]$/.test(letter) ? "hi" : undefined;
}
