/** The first lines and refrains of one letter, as in the index of a songbook: each leads to its song. */
import { useTexts } from "../../texts/use-texts.ts";
import { languageOfName, languageOfTitle } from "../language-of.ts";
import { PageLink } from "../page-link.tsx";

export interface LineGroupData {
  readonly letter: string;
  /** Id of the heading, to which the letter's link leads on a page that has all letters. */
  readonly anchor: string;
  readonly lines: readonly {
    readonly line: string;
    /** Whether it is the line by which the song is remembered, and not its first one. */
    readonly isRefrain: boolean;
    /** Of the song. */
    readonly address: string;
    /** Null if it is the line itself. */
    readonly title: string | null;
    /** Names of the singers; null if unknown. */
    readonly singer: string | null;
  }[];
}

export function LineGroup({ letter, anchor, lines }: LineGroupData) {
  const { refrain } = useTexts().firstLines;
  return (
    <section className="line-group">
      <h2 id={anchor} lang={languageOfName(letter)}>
        {letter}
      </h2>
      <ul aria-labelledby={anchor}>
        {lines.map(({ line, isRefrain, address, title, singer }) => (
          <li key={`${address} ${line}`}>
            <PageLink href={address} lang={languageOfTitle(line)}>
              {line}
            </PageLink>
            {(isRefrain || title || singer) && (
              <p className="small-print">
                {isRefrain && <em>{refrain}</em>}
                {isRefrain && (title || singer) && " · "}
                {title && <span lang={languageOfTitle(title)}>{title}</span>}
                {title && singer && " · "}
                {singer && <span lang={languageOfName(singer)}>{singer}</span>}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
