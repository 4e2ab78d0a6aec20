/** A message of the Phoenix channel protocol, whichever of its two versions it is written in. */

/** 1.0.0 writes an object, 2.0.0 a list. */
export type ProtocolVersion = "1.0.0" | "2.0.0";

export interface Message {
  /** Which join of the topic it belongs to. */
  readonly joinRef: string | null;
  /** By which an answer finds its question. */
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export function isProtocolVersion(text: string): text is ProtocolVersion {
  return text === "1.0.0" || text === "2.0.0";
}
