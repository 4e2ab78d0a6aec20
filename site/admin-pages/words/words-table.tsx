/** The table of entries of the glossary. */
import type { ManagedWord } from "#catalogue";
import { nameOfOrigin } from "../../components/lyrics/words-of-song.tsx";
import type { Deletable } from "../components/delete-dialog.tsx";
import { RowActions } from "../components/row-actions.tsx";
import { TableHead } from "../components/table-head.tsx";
import { type ListPosition, positionQuery, rowId, useMarkedRow } from "../list-position.ts";
import { SongsOfWord } from "./songs-of-word.tsx";

interface WordsTableProps {
  readonly words: readonly ManagedWord[];
  /** Up to which number songs are counted. */
  readonly mostCounted: number;
  readonly position: ListPosition;
  readonly onDelete: (word: Deletable) => void;
}

export function WordsTable({ words, mostCounted, position, onDelete }: WordsTableProps) {
  const marked = useMarkedRow();
  return (
    <table className="admin-table words-table">
      <TableHead
        columns={["Word", "English", "Plain Hindi", "Origin", "Songs", "Actions"]}
        numbers={["Songs"]}
      />
      <tbody>
        {words.map(({ id, word, roman, origin, english, hindi, songCount }) => (
          <tr key={id} id={rowId(id)} aria-current={marked === rowId(id) || undefined}>
            <td className="name" lang="hi">
              {word} <i lang="hi-Latn">{roman}</i>
            </td>
            <td>{english}</td>
            <td lang="hi">{hindi}</td>
            <td>{nameOfOrigin(origin)}</td>
            <td className="number" data-unit={songCount === 1 ? "song" : "songs"}>
              <SongsOfWord word={word} songCount={songCount} mostCounted={mostCounted} />
            </td>
            <td>
              <RowActions
                kind="words"
                row={{ id, name: word, songCount }}
                query={positionQuery(position)}
                onDelete={onDelete}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
