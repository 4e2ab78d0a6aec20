/** What is saved through one application, on the pages of the other and on a socket of each. */
import { createClient } from "@supabase/supabase-js";
import { type Application, keys } from "./applications.ts";
import { waitFor } from "./processes.ts";
import { saveSong, titlesBegin } from "./saving.ts";

export interface Listeners {
  /**
   * Saves through each application in turn.
   * @returns the longest times until it was on the home page of the other and until all sockets had heard, in milliseconds,
   *   with the ids of what was saved
   */
  check(name: string): Promise<LiveChanges>;
  close(): Promise<void>;
}

export interface LiveChanges {
  readonly onPageMs: number;
  readonly onSocketMs: number;
  readonly ids: readonly number[];
}

/** Opens a socket to each application. */
export async function openListeners(applications: readonly Application[]): Promise<Listeners> {
  const sockets = await Promise.all(applications.map(listenAt));
  return {
    async check(name) {
      let [onPageMs, onSocketMs] = [0, 0];
      const ids: number[] = [];
      for (const [place, application] of applications.entries()) {
        const title = `${titlesBegin}${name} by ${application.name}`;
        const other = applications[(place + 1) % applications.length] ?? application;
        ids.push(await saveSong(application.address, title));
        const savedAt = performance.now();
        const since = () => performance.now() - savedAt;
        const [page, ...heard] = await Promise.all([
          untilShown(other, title).then(since),
          ...sockets.map(({ untilHeard }) => untilHeard(title).then(since)),
        ]);
        onPageMs = Math.max(onPageMs, page);
        onSocketMs = Math.max(onSocketMs, ...heard);
      }
      return { onPageMs, onSocketMs, ids };
    },
    async close() {
      for (const { close } of sockets) await close();
    },
  };
}

async function listenAt({ name, address }: Application) {
  const client = createClient(address, keys.public, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const titles = new Set<string>();
  await new Promise<void>((settle, refuse) => {
    client
      .channel("rehearsal")
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "lyrics" }, ({ new: song }) => {
        titles.add(String(song.title));
      })
      .on("system", {}, ({ status, message }: { status: string; message: string }) =>
        status === "ok" ? settle() : refuse(new Error(message)),
      )
      .subscribe();
  });
  return {
    untilHeard: (title: string) =>
      waitFor(`${title} on the socket of ${name}`, async () => titles.has(title) || undefined),
    async close() {
      await client.removeAllChannels();
      await client.realtime.disconnect();
    },
  };
}

function untilShown({ name, address }: Application, title: string): Promise<true> {
  return waitFor(`${title} on the home page of ${name}`, async () => {
    const page = await (await fetch(address)).text();
    return page.includes(title) || undefined;
  });
}
