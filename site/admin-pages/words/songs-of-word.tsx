/** The column with the number of songs that have a word, as a link to a search for it among all songs. */
import { Link } from "react-router";
import { formatNumber } from "../../components/format-count.ts";
import type { Column } from "../components/table.tsx";

interface CountedWord {
  readonly word: string;
  readonly songCount: number;
}

/** @param mostCounted songs are counted up to this number; all by default */
export function songsOfWord(mostCounted = Infinity): Column<CountedWord> {
  const cell = ({ word, songCount }: CountedWord) => {
    if (songCount === 0) return "0";
    const count = songCount <= mostCounted ? formatNumber(songCount) : `${mostCounted}+`;
    return (
      <Link
        to={`/admin/lyrics?${new URLSearchParams({ q: word })}`}
        aria-label={`${count} ${songCount === 1 ? "song has" : "songs have"} ${word}`}
      >
        {count}
      </Link>
    );
  };
  return { head: "Songs", number: ({ songCount }) => songCount, units: ["song", "songs"], cell };
}
