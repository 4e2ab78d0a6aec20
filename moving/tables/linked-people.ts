/** Which people each song has, of a table of links in no order, in little memory: two numbers for a link. */
import type { ReadRow } from "./table-reader.ts";

export interface LinkedPeople {
  /** In the order of the table. */
  peopleOf(song: string): readonly string[];
}

/** @param column of the people */
export async function linkPeople(rows: AsyncIterable<ReadRow>, column: string): Promise<LinkedPeople> {
  const [songs, people] = [new Map<string, number>(), new Map<string, number>()];
  const names: string[] = [];
  // Of each link its person and the next link of its song; of each song its first and its last link.
  let [personOf, next] = [new Int32Array(1_024), new Int32Array(1_024)];
  const lasts: number[] = [];
  const firsts: number[] = [];
  let count = 0;
  for await (const { row, problem } of rows) {
    const { lyric_id: song, [column]: person } = row;
    if (problem || !song || !person) continue;
    if (count === personOf.length) [personOf, next] = [doubled(personOf), doubled(next)];
    personOf[count] = numberOf(person, people, (name) => names.push(name));
    next[count] = -1;
    const place = numberOf(song, songs, () => firsts.push(count));
    const last = lasts[place];
    if (last !== undefined) next[last] = count;
    lasts[place] = count;
    count += 1;
  }
  return {
    peopleOf(song) {
      const place = songs.get(song);
      const found: string[] = [];
      for (let at = place === undefined ? -1 : (firsts[place] ?? -1); at >= 0; at = next[at] ?? -1)
        found.push(names[personOf[at] ?? 0] ?? "");
      return found;
    },
  };
}

function doubled(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(numbers.length * 2);
  more.set(numbers);
  return more;
}

/** A copy, as a part of a text keeps the whole text in memory. */
function numberOf(text: string, numbers: Map<string, number>, onNew: (name: string) => void): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text).toString();
  const number = numbers.size;
  numbers.set(copy, number);
  onNew(copy);
  return number;
}
