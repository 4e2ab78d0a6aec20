/** The page's subscription to all changes in the catalogue, by the official client of the protocol. */
import { RealtimeClient } from "@supabase/realtime-js";

interface Subscription {
  readonly publicKey: string;
  onChange(): void;
  /** Gets the catalogue's version at each connection, and after changes that are not told one by one. */
  onVersion(version: number): void;
}

/** All in milliseconds. */
const heartbeatEvery = 25_000;
const joinWithin = 10_000;
const reconnectAfter = [1_000, 2_000, 5_000, 10_000];
/** So that the pages of all visitors do not come back in one moment after a restart. */
const spreadOver = 1_000;

/** @returns what ends it */
export function subscribe({ publicKey, onChange, onVersion }: Subscription): () => void {
  const client = new RealtimeClient(`${location.origin.replace(/^http/, "ws")}/realtime/v1`, {
    params: { apikey: publicKey },
    heartbeatIntervalMs: heartbeatEvery,
    timeout: joinWithin,
    reconnectAfterMs: (tries) =>
      (reconnectAfter[tries - 1] ?? reconnectAfter.at(-1) ?? joinWithin) + Math.random() * spreadOver,
  });
  // Keys only: what has changed is read with the page, and a phone need not be sent every text of a song for that.
  const everything = { event: "*", schema: "public", keys_only: true } as const;
  client
    .channel("catalogue")
    .on("postgres_changes", everything, onChange)
    .on("system", {}, ({ version }: { version?: unknown }) => {
      if (typeof version === "number") onVersion(version);
    })
    .subscribe();
  return () => {
    client.removeAllChannels();
    client.disconnect();
  };
}
