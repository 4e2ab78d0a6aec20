/** Cuts a batch of messages into packets that fit into a notification of PostgreSQL, and joins packets again. */

/** PostgreSQL takes 7,999 bytes; the head takes at most 60 of them. */
const pieceBytes = 7_900;

const packetForm = /^(\S{1,20}) (\d{1,15}) (\d{1,6}) (\d{1,6}) (.*)$/s;

interface Batch {
  /** The process that has sent it. */
  readonly instance: string;
  /** Counts the batches of a process. */
  readonly number: number;
  readonly text: string;
}

/** @returns packets to be sent in one transaction, in this order */
export function cutIntoPackets({ instance, number, text }: Batch): string[] {
  const pieces = cut(Buffer.from(text));
  return pieces.map((piece, at) => `${instance} ${number} ${at + 1} ${pieces.length} ${piece}`);
}

/** Never within a character, whose halves would not be text. */
function cut(bytes: Buffer): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    let to = Math.min(from + pieceBytes, bytes.length);
    while (to < bytes.length && ((bytes[to] ?? 0) & 0xc0) === 0x80) to -= 1;
    pieces.push(bytes.toString("utf8", from, to));
    from = to;
  }
  return pieces;
}

/**
 * PostgreSQL delivers the notifications of a transaction together, so packets of two batches never mix.
 * @returns a function that takes the next packet and returns the batch that it completes, if any
 */
export function createPacketJoiner(): (packet: string) => Batch | null {
  let begun = "";
  let pieces: string[] = [];
  return (packet) => {
    const [, instance = "", number = "", part, parts, piece = ""] = packetForm.exec(packet) ?? [];
    const batch = `${instance} ${number}`;
    if (batch !== begun || Number(part) !== pieces.length + 1) {
      begun = batch;
      pieces = [];
    }
    // The beginning came before this process listened.
    if (Number(part) !== pieces.length + 1) return null;
    pieces.push(piece);
    if (part !== parts) return null;
    const text = pieces.join("");
    begun = "";
    pieces = [];
    return { instance, number: Number(number), text };
  };
}
