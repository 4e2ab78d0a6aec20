/** Keeps lines of the lyrics selected while their page changes. */
import { findLines, type Line } from "./find-lines.ts";
import { isShown, sameLine, textsOf } from "./same-line.ts";

interface End {
  readonly line: Line;
  readonly texts: readonly string[];
  /** In the text of the line. */
  readonly offset: number;
}

/**
 * @returns a function that selects the same again. Where the script is not shown any more, the other lines of the
 * pairs are selected.
 */
export function noteSelection(): () => void {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return () => {};
  const text = selection.toString();
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const lines = findLines();
  const endAt = (node: Node, offset: number): End | null => {
    const line = lines.find(({ element }) => element.contains(node));
    return line ? { line, offset, texts: textsOf(lines, line.script) } : null;
  };
  const [start, end] = [endAt(startContainer, startOffset), endAt(endContainer, endOffset)];
  if (!start || !end) return () => {};
  return () => {
    if (isShown(start.line) && selection.toString() === text) return;
    const now = findLines();
    const [from, to] = [start, end].map(({ line, texts }) => sameLine(line, texts, now));
    const [first, last] = [from?.element.firstChild, to?.element.firstChild];
    if (!from || !to || !(first instanceof Text && last instanceof Text)) return selection.removeAllRanges();
    selection.setBaseAndExtent(
      first,
      from.script === start.line.script ? Math.min(start.offset, first.length) : 0,
      last,
      to.script === end.line.script ? Math.min(end.offset, last.length) : last.length,
    );
  };
}
