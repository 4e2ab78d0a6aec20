/** Below the row of a song: its fields, the first lines of its texts, and what a proofreader sees in them. */
import type { SongWords } from "../../../exchange/proofreading/index.ts";
import { languageOfName } from "../../components/language-of.ts";
import type { SongOfPage } from "./use-words.ts";

interface WordsRowProps {
  readonly title: string;
  readonly song: SongOfPage;
}

export function WordsRow({ title, song: { words, remarks } }: WordsRowProps) {
  return (
    <tr className="words-row">
      <td colSpan={4}>
        {remarks && (
          <p>
            <b>Proofreader:</b> {remarks}
          </p>
        )}
        <Words title={title} words={words} />
      </td>
    </tr>
  );
}

/** @param title of the song, for a screen reader */
export function Words({ title, words }: { readonly title: string; readonly words: SongWords }) {
  return (
    <>
      {words.fields.length > 0 && (
        <dl className="song-fields">
          {words.fields.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}: </dt>
              <dd lang={languageOfName(text)}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="song-texts">
        {words.texts.map(({ name, language, first, rest }) => (
          <div key={name}>
            <p className="small-print">{name}</p>
            <p className="lines" lang={language}>
              {first.join("\n")}
            </p>
            {rest.length > 0 && (
              <details>
                <summary>
                  The rest<span className="unseen">: {`${name} of ${title}`}</span>
                </summary>
                <p className="lines" lang={language}>
                  {rest.join("\n")}
                </p>
              </details>
            )}
          </div>
        ))}
      </div>
    </>
  );
}
