/** A message of the Phoenix channel protocol, independent of the protocol version. */

/** Messages are objects in 1.0.0 and arrays in 2.0.0. */
export type ProtocolVersion = "1.0.0" | "2.0.0";

export interface Message {
  /** The join of the topic that it belongs to. */
  readonly joinRef: string | null;
  /** Connects a reply with its request. */
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export function isProtocolVersion(text: string): text is ProtocolVersion {
  return text === "1.0.0" || text === "2.0.0";
}
