/**
 * Unpacks a WOFF 1.0 font (https://www.w3.org/TR/WOFF/) into the TrueType file that it was made from, under a family name
 * of ours, and reads which characters it has. Refuses files that are no WOFF.
 */
import { inflateSync } from "node:zlib";

export interface FontFace {
  /** A TrueType file. */
  readonly file: Buffer;
  /** Advance widths by code point, as parts of the font's size. */
  readonly advances: ReadonlyMap<number, number>;
}

interface Table {
  readonly tag: string;
  readonly data: Buffer;
}

const signature = 0x774f4646;

/**
 * @param woff bytes of the file
 * @param family the name under which the face is to be found; the parts of one family would else hide each other
 */
export function unpackWoff(woff: Buffer, family: string): FontFace {
  if (woff.readUInt32BE(0) !== signature) throw new Error(`The font for "${family}" is not a WOFF file.`);
  const tables = tablesOf(woff).map((table) => (table.tag === "name" ? nameTable(family) : table));
  return { file: trueType(woff.readUInt32BE(4), tables), advances: advancesOf(tables) };
}

function tablesOf(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const entry = 44 + i * 20;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(start, start + packed);
    return {
      tag: woff.toString("latin1", entry, entry + 4),
      data: packed < length ? inflateSync(data) : data,
    };
  });
}

/** Family, style, full and PostScript name in English, for Windows: what programs look for. */
function nameTable(family: string): Table {
  const names = [
    { id: 1, text: family },
    { id: 2, text: "Regular" },
    { id: 4, text: family },
    { id: 6, text: family.replaceAll(" ", "-") },
  ].map(({ id, text }) => ({ id, bytes: Buffer.from(text, "utf16le").swap16() }));
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [i, { id, bytes }] of names.entries()) {
    for (const [field, value] of [3, 1, 0x409, id, bytes.length, offset].entries())
      head.writeUInt16BE(value, 6 + i * 12 + field * 2);
    offset += bytes.length;
  }
  return { tag: "name", data: Buffer.concat([head, ...names.map(({ bytes }) => bytes)]) };
}

function trueType(flavour: number, tables: readonly Table[]): Buffer {
  const power = Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(flavour, 0);
  for (const [field, value] of [
    tables.length,
    16 << power,
    power,
    (tables.length - (1 << power)) * 16,
  ].entries())
    head.writeUInt16BE(value, 4 + field * 2);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [i, { tag, data }] of tables.entries()) {
    const entry = 12 + 16 * i;
    head.write(tag, entry, "latin1");
    // The checksum is left at zero: a renamed table has another one, and nobody who draws looks at it.
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

function advancesOf(tables: readonly Table[]): Map<number, number> {
  const table = (tag: string) => {
    const found = tables.find((candidate) => candidate.tag === tag);
    if (!found) throw new Error(`The font has no table "${tag}".`);
    return found.data;
  };
  const [metrics, perSize] = [table("hmtx"), table("head").readUInt16BE(18)];
  const lastMetric = table("hhea").readUInt16BE(34) - 1;
  return new Map(
    glyphsOf(table("cmap")).map(([character, glyph]) => [
      character,
      metrics.readUInt16BE(4 * Math.min(glyph, lastMetric)) / perSize,
    ]),
  );
}

/** Pairs of code point and glyph from the first mapping in format 4, which holds the basic plane. */
function glyphsOf(cmap: Buffer): [number, number][] {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error("The font has no character map that can be read here.");
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const column = (n: number, i: number) => start + 14 + n * segments * 2 + (n > 0 ? 2 : 0) + i * 2;
  const pairs: [number, number][] = [];
  for (let i = 0; i < segments; i++) {
    const [end, first] = [cmap.readUInt16BE(column(0, i)), cmap.readUInt16BE(column(1, i))];
    const [delta, range] = [cmap.readUInt16BE(column(2, i)), cmap.readUInt16BE(column(3, i))];
    for (let character = first; character <= end && character < 0xffff; character++) {
      const listed =
        range === 0 ? character : cmap.readUInt16BE(column(3, i) + range + (character - first) * 2);
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) pairs.push([character, glyph]);
    }
  }
  return pairs;
}
