/** A search that the administrator tries: how its words are understood, what it finds, and why. */
import { languageOfName, languageOfTitle } from "../../components/language-of.ts";
import { MarkedText } from "../../components/search/marked-text.tsx";
import type { readSearchTrial } from "../search-trial.server.ts";
import { IsolatedWords } from "./isolated-words.tsx";
import { Table } from "./table.tsx";

const id = "try-a-search";

/** @returns the address of the page that tries these words */
export function addressOfTrial(words: string): string {
  return `/admin/analytics?${new URLSearchParams({ try: words })}#${id}`;
}

type SearchTrialProps = Awaited<ReturnType<typeof readSearchTrial>>;

export function SearchTrial({ trial, failed }: SearchTrialProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Try a Search</h2>
      <p className="section-text">What visitors would find, in its order, and why. It counts as no search.</p>
      <form action={`/admin/analytics#${id}`} className="search-trial-form">
        <input
          // Remounted for each search, to show its text.
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

function Explained({
  trial: { words, songs, names },
}: {
  readonly trial: NonNullable<SearchTrialProps["trial"]>;
}) {
  return (
    <>
      <Table
        columns={[
          {
            head: "Word",
            className: "name",
            cell: ({ written }) => <bdi lang={languageOfName(written)}>{written}</bdi>,
          },
          { head: "Sounds Like", cell: ({ sound }) => sound },
          {
            head: "Known",
            cell: ({ isKnown, takenFor }) => (
              <>
                {isKnown ? "Yes" : "No"}
                {takenFor.length > 0 && (
                  <>
                    ; taken for <IsolatedWords words={takenFor} />
                  </>
                )}
              </>
            ),
          },
        ]}
        rows={words}
        keyOf={({ place }) => String(place)}
      />
      {songs.length === 0 ? (
        <p>No song is found.</p>
      ) : (
        <ol className="search-trial">
          {songs.map((song) => (
            <li key={song.id}>
              <a className="underlined" href={song.address} lang={languageOfTitle(song.title)}>
                {song.title}
              </a>{" "}
              <span className="small-print">fits by {song.closeness}</span>
              {song.meaning && <p className="small-print">{song.meaning}</p>}
              {song.reasons.map(({ label, text }) => (
                <p key={label} className="small-print">
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
      {names.length > 0 && (
        <p>
          Names: <IsolatedWords words={names} />
        </p>
      )}
    </>
  );
}
