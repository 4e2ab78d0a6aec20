/** A search that the administrator tries: how its words are read, what it finds, and why. */
import { languageOfName, languageOfTitle } from "../../components/language-of.ts";
import { MarkedText, type TextPiece } from "../../components/search/marked-text.tsx";
import { TableHead } from "./table-head.tsx";

export interface SearchTrialFacts {
  readonly q: string;
  readonly words: readonly {
    /** In the query, from 1. */
    readonly place: number;
    readonly written: string;
    readonly sound: string;
    readonly isKnown: boolean;
    readonly takenFor: readonly string[];
  }[];
  readonly songs: readonly {
    readonly id: number;
    readonly title: string;
    /** Of its page for visitors. */
    readonly address: string;
    readonly meaning: string | null;
    /** From 0 to about 1.3, with two decimals. */
    readonly closeness: string;
    readonly reasons: readonly { readonly label: string; readonly text: readonly TextPiece[] }[];
  }[];
  readonly names: readonly string[];
}

const id = "try-a-search";

/** @returns of the page on which these words are tried */
export function addressOfTrial(words: string): string {
  return `/admin/analytics?${new URLSearchParams({ try: words })}#${id}`;
}

interface SearchTrialProps {
  /** Null where nothing was tried. */
  readonly trial: SearchTrialFacts | null;
  /** That the database did not answer. */
  readonly failed: boolean;
}

export function SearchTrial({ trial, failed }: SearchTrialProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Try a Search</h2>
      <p className="section-text">What visitors would find, in its order, and why. It counts as no search.</p>
      <form action={`/admin/analytics#${id}`} className="search-trial-form">
        <input
          // A new answer, a new field: what is tried stands in it.
          key={trial?.q}
          type="search"
          name="try"
          className="input"
          aria-label="Words to try"
          placeholder="Song, singer, album or a line"
          defaultValue={trial?.q}
          maxLength={200}
        />
        <button type="submit" className="button solid">
          Try
        </button>
      </form>
      {failed && <p className="not-current">This search could not be tried: the database did not answer.</p>}
      {trial && <Explained trial={trial} />}
    </section>
  );
}

function Explained({ trial: { words, songs, names } }: { readonly trial: SearchTrialFacts }) {
  return (
    <>
      <table className="admin-table">
        <TableHead columns={["Word", "Sounds Like", "Known"]} />
        <tbody>
          {words.map(({ place, written, sound, isKnown, takenFor }) => (
            <tr key={place}>
              <td className="name">
                <bdi lang={languageOfName(written)}>{written}</bdi>
              </td>
              <td>{sound}</td>
              <td>
                {isKnown ? "Yes" : takenFor.length === 0 ? "No" : `No; taken for ${takenFor.join(", ")}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {songs.length === 0 ? (
        <p>No song is found.</p>
      ) : (
        <ol className="search-trial">
          {songs.map((song) => (
            <li key={song.id}>
              <a className="underlined" href={song.address} lang={languageOfTitle(song.title)}>
                {song.title}
              </a>{" "}
              <span className="search-trial-note">fits by {song.closeness}</span>
              {song.meaning && <p className="search-trial-note">{song.meaning}</p>}
              {song.reasons.map(({ label, text }) => (
                <p key={label} className="search-trial-note">
                  {label}:{" "}
                  <bdi>
                    <MarkedText pieces={text} />
                  </bdi>
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
      {names.length > 0 && <p>Names: {names.join(", ")}</p>}
    </>
  );
}
