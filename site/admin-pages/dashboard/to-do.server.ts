/** What waits for the administrator: each list with its number, and what is not looked through yet. */
import { countToDo, findWordsWithoutEntry, lackingScripts } from "#catalogue";
import { formatNumber } from "../../components/format-count.ts";
import type { Live } from "../../live.ts";
import { addressOfList } from "../missing-scripts/looking-through.ts";
import { readNotLookedThrough } from "../not-looked-through.server.ts";
import { allTwins } from "../twins/twin-texts.ts";
import { withoutEntry } from "../words/word-lists.ts";

export interface ToDoItem {
  readonly text: string;
  readonly to: string;
  /** What its list does not know yet; empty where it knows all. */
  readonly later: string;
}

/**
 * @returns what has a number, or may get one; nothing that is done
 * @throws the driver's error when the database cannot answer
 */
export async function readToDo({
  sql,
  glossary,
}: Pick<Live, "sql" | "glossary">): Promise<readonly ToDoItem[]> {
  const [toDo, words, later] = await Promise.all([
    countToDo(sql),
    findWordsWithoutEntry(sql, glossary, { page: 1 }),
    readNotLookedThrough(sql),
  ]);
  const twins = Object.values(toDo.twins).reduce<number>((sum, count = 0) => sum + count, 0);
  const item = (count: number, one: string, more: string, to: string, itsLater = ""): readonly ToDoItem[] => {
    const text = count === 0 ? more : `${formatNumber(count)} ${count === 1 ? one : more}`;
    return count === 0 && itsLater === "" ? [] : [{ text: capital(text), to, later: itsLater }];
  };
  return [
    ...item(
      toDo.gaps.reported ?? 0,
      "song with reports of visitors",
      "songs with reports of visitors",
      "/admin/lyrics?missing=reported",
    ),
    ...item(
      toDo.unfinished + toDo.drafts,
      "unfinished song or draft",
      "unfinished songs and drafts",
      "/admin/lyrics/drafts",
    ),
    ...item(
      lackingScripts(toDo.gaps),
      "song lacks a script",
      "songs lack a script",
      addressOfList(null),
      later.scripts,
    ),
    ...item(twins, "pair of likely twins", "pairs of likely twins", allTwins.address, later.twins),
    ...item(
      words.count,
      "word without an entry in the glossary",
      "words without an entry in the glossary",
      withoutEntry.address,
      later.words,
    ),
    ...item(
      toDo.missedSearches,
      "search that found nothing",
      "searches that found nothing",
      "/admin/analytics#missed-searches",
    ),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
