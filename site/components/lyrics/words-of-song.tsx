/**
 * The words of a song that the glossary explains, below its lyrics. The island that marks them in the lyrics reads them here, so that
 * they are not sent a second time as props.
 */
import { Island } from "../../islands/island.tsx";

export interface SongWord {
  readonly word: string;
  readonly roman: string;
  readonly origin: string;
  readonly english: string;
  readonly hindi: string;
  /** Other spellings of the lyrics, with spaces between them. */
  readonly spellings: string;
}

export function WordsOfSong({ words }: { readonly words: readonly SongWord[] }) {
  if (words.length === 0) return null;
  return (
    <section className="meanings">
      <Island name="meanings" props={{}} />
      <details>
        <summary>
          <h2>Words of this song</h2> {words.length}
        </summary>
        <dl>
          {words.map(({ word, roman, origin, english, hindi, spellings }) => (
            <div key={word} data-as={spellings || undefined}>
              <dt lang="hi">
                {word} <i lang="hi-Latn">{roman}</i>
              </dt>
              <dd>
                {english} <small>{nameOfOrigin(origin)}</small>
              </dd>
              <dd lang="hi">{hindi}</dd>
            </div>
          ))}
        </dl>
        <a className="underlined" href="/words">
          All words
        </a>
      </details>
    </section>
  );
}

/** @param origin as the glossary has it, in lower case */
export function nameOfOrigin(origin: string): string {
  return origin.charAt(0).toUpperCase() + origin.slice(1);
}
