/** Subscribes a page to all changes of the catalogue, by the official client of the protocol. */
import { RealtimeClient } from "@supabase/realtime-js";

interface Subscription {
  readonly publicKey: string;
  onChange(): void;
  /** Gets the catalogue's version at each connection, and after changes that are not sent one by one. */
  onVersion(version: number): void;
}

/** All in milliseconds. */
const heartbeatEvery = 25_000;
const joinWithin = 10_000;
const reconnectAfter = [1_000, 2_000, 5_000, 10_000];
/** So that not all open pages reconnect at the same moment after a restart. */
const spreadOver = 1_000;

/** @returns a function that ends it */
export function subscribe({ publicKey, onChange, onVersion }: Subscription): () => void {
  const client = new RealtimeClient(`${location.origin.replace(/^http/, "ws")}/realtime/v1`, {
    params: { apikey: publicKey },
    heartbeatIntervalMs: heartbeatEvery,
    timeout: joinWithin,
    reconnectAfterMs: (attempts) =>
      (reconnectAfter[attempts - 1] ?? reconnectAfter.at(-1) ?? joinWithin) + Math.random() * spreadOver,
  });
  // Keys only: the page is fetched anyway, so the texts of songs need not be sent here too.
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
