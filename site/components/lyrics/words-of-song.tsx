/**
 * Below the lyrics of a song: the way to its words that the glossary or the song itself explains, and notes to its
 * lines. The island that marks them in the lyrics reads the words from their own page, so that the song's page
 * neither asks for them nor holds them.
 */
import { useTexts } from "../../texts/use-texts.ts";
import { ActingPart } from "../acting-part.tsx";
import { languageOfName } from "../language-of.ts";
import { PageLink } from "../page-link.tsx";
import { Meanings } from "./meanings.tsx";

export interface SongWord {
  /** In Devanagari, unless the song has it in Roman letters only. */
  readonly word: string;
  /** Empty if it is not known. */
  readonly roman: string;
  /** Null for a meaning that the word has in this song. */
  readonly origin: string | null;
  /** At least one meaning is there. */
  readonly english: string | null;
  readonly hindi: string | null;
  /** Other spellings of the lyrics, with spaces between them. */
  readonly spellings: string;
  /** It is not marked. */
  readonly isKnown?: boolean;
  /** It is the poet's name where the song ends. */
  readonly isSignature?: boolean;
}

interface WordsOfSongProps {
  /** How many words are explained at the address. */
  readonly count: number;
  readonly address: string;
  /** In place of the address: the words of a draft. */
  readonly listed?: readonly SongWord[] | undefined;
  /** Numbered by their places, from 1. */
  readonly notes: readonly { readonly line: string; readonly note: string }[];
}

export function WordsOfSong({ count, address, listed = [], notes }: WordsOfSongProps) {
  const { explained } = useTexts().song;
  if (count + listed.length + notes.length === 0) return null;
  return (
    <>
      <section className="meanings">
        <ActingPart name="meanings" facts={{}} />
        {count > 0 && (
          <h2>
            <PageLink className="underlined" href={address} rel="nofollow">
              {explained}
            </PageLink>{" "}
            <span>{count}</span>
          </h2>
        )}
        {listed.length > 0 && <WordList words={listed} />}
      </section>
      {notes.length > 0 && <Notes notes={notes} />}
    </>
  );
}

export function WordList({ words }: { readonly words: readonly SongWord[] }) {
  return (
    <dl className="word-list">
      {words.map((word) => (
        <Word key={word.word} {...word} />
      ))}
    </dl>
  );
}

function Notes({ notes }: Pick<WordsOfSongProps, "notes">) {
  return (
    <section className="song-notes">
      <h2>{useTexts().song.notes}</h2>
      <dl>
        {notes.map(({ line, note }, place) => (
          <div key={line}>
            <dt lang={languageOfName(line) ?? "hi-Latn"} data-note={place + 1}>
              {line}
            </dt>
            <dd lang={languageOfName(note)}>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Word({ word, roman, origin, english, hindi, spellings, isKnown, isSignature }: SongWord) {
  const { song, words } = useTexts();
  const source = <small>{origin === null ? song.inThisSong : words.origin(origin)}</small>;
  return (
    <div
      data-as={spellings || undefined}
      data-known={isKnown ? "" : undefined}
      data-end={isSignature ? "" : undefined}
    >
      <dt lang={languageOfName(word) ?? "hi-Latn"}>
        {word} {roman && <i lang="hi-Latn">{roman}</i>}
      </dt>
      <Meanings english={english} hindi={hindi} source={source} />
      <dd className="in-songs">
        <PageLink className="underlined" href={`/search?q=${encodeURIComponent(word)}`} rel="nofollow">
          {song.songsWithWord}
        </PageLink>
      </dd>
    </div>
  );
}
