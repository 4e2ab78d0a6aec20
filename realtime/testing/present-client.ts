/** The official client with presence, for tests. */
import type { RealtimeChannel, SupabaseClient } from "@supabase/supabase-js";
import { connectSupabase, type TestSite } from "./site.ts";

export interface PresentClient {
  readonly client: SupabaseClient;
  readonly channel: RealtimeChannel;
  /** Joins and leaves so far, as `join KEY` and `leave KEY`. */
  readonly events: string[];
  /** The reasons in system messages. */
  readonly reasons: string[];
  /** Who is present, as `KEY: NAME NAME`, sorted. */
  state(): string[];
}

interface PresentOptions {
  readonly key?: string;
  readonly apiKey?: string;
  readonly vsn?: string;
  readonly room?: string;
  /** Tracked at once when given. */
  readonly name?: string;
  readonly client?: SupabaseClient;
}

/** Joins a channel, and waits for the first state. */
export async function joinPresent(
  site: TestSite,
  {
    key,
    apiKey,
    vsn,
    room = "room",
    name,
    client = connectSupabase(site, { key: apiKey, vsn }),
  }: PresentOptions = {},
): Promise<PresentClient> {
  const channel = client.channel(room, { config: { presence: key === undefined ? {} : { key } } });
  const events: string[] = [];
  const reasons: string[] = [];
  await new Promise<void>((settle, refuse) =>
    channel
      .on("presence", { event: "join" }, (event) => events.push(`join ${event.key}`))
      .on("presence", { event: "leave" }, (event) => events.push(`leave ${event.key}`))
      .on("presence", { event: "sync" }, () => settle())
      .on("system", {}, ({ message }) => reasons.push(message))
      .subscribe((_state, error) => error && refuse(error)),
  );
  if (name !== undefined) await channel.track({ name });
  const state = () =>
    Object.entries(channel.presenceState<{ name: string }>())
      .map(
        ([present, metas]) =>
          `${present}: ${metas
            .map((meta) => meta.name)
            .sort()
            .join(" ")}`,
      )
      .sort();
  return { client, channel, events, reasons, state };
}
