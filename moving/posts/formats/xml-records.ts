/**
 * Reads an export of WordPress or Blogger, record by record, in bounded memory; a gzipped one too. Refuses what only
 * an attack has: a document type, endless texts, and elements that are too deep.
 */
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { decodeText, FileRefused, type SourceFile } from "../../../exchange/reading/index.ts";

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Directly in it. */
  text: string;
  readonly children: Element[];
}

export type ExportFormat = "wordpress" | "blogger";

/** Characters of a record, and of what the parser keeps before it gives anything; the longest post is far shorter. */
const longestRecord = 8_000_000;
const [deepest, mostElements] = [100, 200_000];

/** Other elements may be many, and are never read: popular posts have thousands of comments. */
const unread = new Set(["wp:comment", "wp:author"]);

/** Old programs wrote both; what they stand for is read as HTML later. */
const tolerated = /disallowed character|undefined entity/;

/**
 * @returns first the format, then the children of `channel` in RSS, those of `feed` in Atom
 * @throws {FileRefused} as it is read, which says after which record it breaks
 */
export async function* readRecords(file: SourceFile): AsyncGenerator<ExportFormat | Element> {
  const ready: (ExportFormat | Element)[] = [];
  const open: Element[] = [];
  let [root, depth, unreadAt, sinceEvent, size, elements, last] = ["", 0, 0, 0, 0, 0, ""];
  const refuse = (why: string): never => {
    throw new FileRefused(`${file.name}: ${why}${last === "" ? "" : ` The last whole post is “${last}”.`}`);
  };
  const take = (text: string) => {
    sinceEvent = 0;
    size += text.length;
    const at = open.at(-1);
    if (at && unreadAt === 0 && size <= longestRecord) at.text += text;
  };
  const parser = new SaxesParser();
  parser.on("error", ({ message }) => {
    if (!tolerated.test(message))
      refuse(`It is damaged or cut off (line ${parser.line}). Please export it again.`);
  });
  parser.on("doctype", () => refuse("It has a document type, which no export has, and is not read."));
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    sinceEvent = 0;
    depth += 1;
    elements += 1;
    if (depth > deepest) refuse(`Its elements are more than ${deepest} deep.`);
    if (depth === 1) {
      root = name;
      if (root !== "rss" && root !== "feed") refuse("It is no export of WordPress or Blogger.");
      ready.push(root === "rss" ? "wordpress" : "blogger");
    }
    if (unread.has(name) && unreadAt === 0) unreadAt = depth;
    if (depth <= levelOf(root) || unreadAt > 0) return;
    if (elements > mostElements) refuse(`A post has more than ${mostElements} elements.`);
    const element: Element = { name, attributes, text: "", children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", ({ name }) => {
    sinceEvent = 0;
    if (unreadAt === 0 && depth > levelOf(root)) {
      const element = open.pop();
      if (element && open.length === 0) {
        if (size > longestRecord) Object.assign(element.attributes, { isTooLong: "yes" });
        if (name === "item" || name === "entry")
          last = textOf(element, "title").trim().slice(0, 80) || "without a title";
        ready.push(element);
        [size, elements] = [0, 0];
      }
    }
    if (depth === unreadAt) unreadAt = 0;
    depth -= 1;
  });
  for (const event of ["text", "cdata"] as const) parser.on(event, take);
  for (const event of ["comment", "processinginstruction"] as const)
    parser.on(event, () => {
      sinceEvent = 0;
    });
  for await (const text of decodeText(unpacked(file))) {
    for (let at = 0; at < text.length; at += 65_536) {
      const piece = text.slice(at, at + 65_536);
      sinceEvent += piece.length;
      if (sinceEvent > longestRecord) refuse("It has a text that is longer than any post.");
      parser.write(piece);
      yield* ready.splice(0);
    }
  }
  parser.close();
  yield* ready.splice(0);
}

function levelOf(root: string): number {
  return root === "rss" ? 2 : 1;
}

/** @returns the text of the first child of that name */
export function textOf(element: Element, name: string): string {
  return element.children.find((child) => child.name === name)?.text ?? "";
}

/** Unpacks gzip, by its first two bytes. */
async function* unpacked(file: SourceFile): AsyncGenerator<Uint8Array> {
  const pieces = file.bytes()[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return;
  let next: IteratorResult<Uint8Array> = first;
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    for (; !next.done; next = await pieces.next()) yield next.value;
    return;
  }
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(new Uint8Array(next.value));
      next = await pieces.next();
    },
  });
  // Browsers do not all iterate over streams.
  const reader = packed.pipeThrough(new DecompressionStream("gzip")).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } catch (error) {
    throw new FileRefused(`${file.name}: It is a damaged gzip file, or cut off.`, { cause: error });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
