/** The table of songs that lack a script, with the share of sure words of each draft. */
import { Link } from "react-router";
import type { Script, SongLackingScript } from "#catalogue";
import { formatCount, formatNumber } from "../../components/format-count.ts";
import { languageOfTitle } from "../../components/language-of.ts";
import { TableHead } from "../components/table-head.tsx";
import { rowId, useMarkedRow } from "../list-position.ts";
import { addressFromList } from "./looking-through.ts";

interface MissingScriptsTableProps {
  readonly songs: readonly SongLackingScript[];
  /** The list's position, for the addresses of the forms. */
  readonly script: Script | null;
  readonly page: number;
}

export function MissingScriptsTable({ songs, ...position }: MissingScriptsTableProps) {
  const marked = useMarkedRow();
  return (
    <table className="admin-table missing-scripts">
      <TableHead columns={["Title", "Singer", "Missing", "Lines", "Draft"]} numbers={["Lines"]} />
      <tbody>
        {songs.map(({ id, title, singerName, lacks, lines, ...draft }) => (
          <tr key={id} id={rowId(id)} aria-current={marked === rowId(id) || undefined}>
            <td className="name">
              <Link to={addressFromList(id, position)} lang={languageOfTitle(title)}>
                {title}
              </Link>
            </td>
            <td>{singerName || "Various Artists"}</td>
            <td data-unit="missing">{lacks === "hindi" ? "Hindi" : "English"}</td>
            <td className="number" data-unit={lines === 1 ? "line" : "lines"}>
              {formatNumber(lines)}
            </td>
            <td>{describeDraft(draft)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** @returns for example `96 % sure, 5 of 120 words to look at`; 100 % only where no word is unsure */
function describeDraft({ words, unsureWords }: Pick<SongLackingScript, "words" | "unsureWords">): string {
  const share = `${Math.floor((100 * (words - unsureWords)) / words)} % sure`;
  if (unsureWords === 0) return share;
  return `${share}, ${formatNumber(unsureWords)} of ${formatCount(words, "word")} to look at`;
}
