/** Reads XML piece by piece. Refuses documents with definitions of entities, which could stand for endless texts. */
import { SaxesParser, type SaxesTagPlain } from "saxes";

/** Bytes that are parsed at once. */
const pieceSize = 65_536;

interface Reader<Item> {
  /** Without their prefixes. */
  readonly open?: (
    name: string,
    attributes: Readonly<Record<string, string>>,
    give: (item: Item) => void,
  ) => void;
  readonly close?: (name: string, give: (item: Item) => void) => void;
  readonly text?: (text: string) => void;
}

/** @throws the parser's error where it is no XML */
export function* readXml<Item = never>(bytes: Uint8Array, reader: Reader<Item>): Generator<Item> {
  const items: Item[] = [];
  const give = (item: Item) => void items.push(item);
  const fail = (error: Error) => {
    throw error;
  };
  const parser = new SaxesParser();
  parser.on("error", fail);
  parser.on("doctype", () => fail(new Error("A document type is not read.")));
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    const plain = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]);
    reader.open?.(withoutPrefix(name), Object.fromEntries(plain), give);
  });
  parser.on("closetag", ({ name }) => reader.close?.(withoutPrefix(name), give));
  for (const event of ["text", "cdata"] as const) parser.on(event, (text) => reader.text?.(text));
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length; at += pieceSize) {
    parser.write(decoder.decode(bytes.subarray(at, at + pieceSize), { stream: true }));
    yield* items.splice(0);
  }
  parser.close();
  yield* items;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
