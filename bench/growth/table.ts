/** What was measured among few and among many songs, line by line, and whether it has grown above the bar. */

/** How many times what it is among few songs a public page, or the memory, may be among many. */
const bar = 1.3;

const columns = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(52)}${cells.map((cell) => cell.padStart(9)).join("")}`;

export function printHead(what: string): void {
  console.log(`\n${columns(what, ["few", "many", "growth"])}`);
}

/**
 * @param least what is measured in noise: what has grown to less has not grown
 * @returns whether it stays below the bar
 */
export function printLine(name: string, few: number, many: number, least = 0): boolean {
  const isBounded = many <= least || many / few <= bar;
  const cells = [few.toFixed(2), many.toFixed(2), `${(many / few).toFixed(2)} x`];
  console.log(columns(name, cells) + (isBounded ? "" : "   grows"));
  return isBounded;
}
