/**
 * Carries messages between all processes of one database, by LISTEN and NOTIFY. Every process hears all messages in
 * the same order, its own too. What a process has not heard itself within a time counts as not sent.
 */
import { randomBytes } from "node:crypto";
import type { Sql } from "#postgres";
import { refuse } from "../errors.ts";
import type { Limits } from "../limits.ts";
import { type BusMessage, parseBatch } from "./bus-message.ts";
import { createPacketJoiner, cutIntoPackets } from "./packets.ts";

export interface Bus {
  /** The name of this process among the others. */
  readonly instance: string;
  /**
   * Resolves when this process has heard the message, and the others will.
   * @throws {MessageRefused} when too many messages wait, or the database is away
   */
  publish(message: BusMessage): Promise<void>;
  /**
   * Publishes what must not be refused; after a failure the listener is told of a gap.
   * @returns whether this process has heard all of it
   */
  announce(messages: readonly BusMessage[]): Promise<boolean>;
  /** Replaces who listens. */
  follow(listener: BusListener): void;
  /** Sends what waits, and ends. */
  close(): Promise<void>;
}

interface BusParts {
  readonly sql: Sql;
  readonly limits: Pick<Limits, "busWaitingBytes" | "busTimeoutMs">;
  readonly logError: (message: string) => void;
}

interface BusListener {
  /**
   * @param instance the process that has sent the message; for this process, `message` is the published object itself
   */
  hear(message: BusMessage, instance: string): void;
  /** Messages of this process or of others may have been lost. */
  onGap(): void;
}

/** A message that was not heard yet. */
interface Pending {
  readonly message: BusMessage;
  readonly json: string;
  readonly bytes: number;
  readonly since: number;
  readonly settle: (isHeard: boolean) => void;
}

const channel = "antara_messages";

const nobody: BusListener = { hear: () => {}, onGap: () => {} };

/** More messages go into the next transaction. */
const batchBytes = 256 * 1_024;

/** How long the end waits for the database. */
const closeTimeoutMs = 1_000;

/** @throws when the database refuses LISTEN */
export async function openBus({ sql, limits, logError }: BusParts): Promise<Bus> {
  const instance = randomBytes(6).toString("base64url");
  const join = createPacketJoiner();
  const sent = new Map<number, readonly Pending[]>();
  let listener = nobody;
  let waiting: Pending[] = [];
  let pendingBytes = 0;
  let batches = 0;
  let sending: Promise<void> | undefined;

  function add(message: BusMessage, settle: Pending["settle"]): void {
    const json = JSON.stringify(message);
    const bytes = Buffer.byteLength(json);
    pendingBytes += bytes;
    waiting.push({ message, json, bytes, since: performance.now(), settle });
    sending ??= sendWaiting().finally(() => {
      sending = undefined;
    });
  }

  async function sendWaiting(): Promise<void> {
    // Messages of one moment share a transaction.
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = takeBatch(waiting);
      waiting = waiting.slice(batch.length);
      const number = ++batches;
      sent.set(number, batch);
      const text = `[${batch.map(({ json }) => json).join(",")}]`;
      const packets = cutIntoPackets({ instance, number, text });
      try {
        await sql`select pg_notify(${channel}, packet) from unnest(${packets}::text[]) as packet`;
      } catch (error) {
        logError(`Messages of live channels could not be sent: ${String(error)}`);
        // They may have been given up before.
        if (sent.delete(number)) settle(batch, false);
      }
    }
  }

  function settle(messages: readonly Pending[], isHeard: boolean): void {
    for (const { bytes, settle } of messages) {
      pendingBytes -= bytes;
      settle(isHeard);
    }
    if (!isHeard && messages.length > 0) listener.onGap();
  }

  function giveUpLate(): void {
    const isLate = ({ since }: Pending) => performance.now() - since > limits.busTimeoutMs;
    for (const [number, batch] of sent) {
      // All of a batch together, since the oldest is first.
      if (!batch.some(isLate)) continue;
      sent.delete(number);
      settle(batch, false);
    }
    const late = waiting.filter(isLate);
    waiting = waiting.slice(late.length);
    settle(late, false);
  }

  function receive(packet: string): void {
    const batch = join(packet);
    if (!batch) return;
    const own = batch.instance === instance ? sent.get(batch.number) : undefined;
    const messages = own?.map(({ message }) => message) ?? parseBatch(batch.text);
    if (!messages) {
      logError("Something that is no message of live channels came from the database.");
      return;
    }
    for (const message of messages) listener.hear(message, batch.instance);
    if (!own) return;
    sent.delete(batch.number);
    settle(own, true);
  }

  let isFirst = true;
  const listening = await sql.listen(channel, receive, () => {
    if (!isFirst) listener.onGap();
    isFirst = false;
  });
  const watch = setInterval(giveUpLate, Math.min(1_000, limits.busTimeoutMs / 5)).unref();
  return {
    instance,
    publish: (message) =>
      new Promise((done, fail) => {
        if (pendingBytes > limits.busWaitingBytes) return fail(refuse("tooMuchToSend"));
        add(message, (isHeard) => (isHeard ? done() : fail(refuse("notSent"))));
      }),
    async announce(messages) {
      const heard = messages.map((message) => new Promise<boolean>((settle) => add(message, settle)));
      return (await Promise.all(heard)).every(Boolean);
    },
    follow: (next) => {
      listener = next;
    },
    async close() {
      clearInterval(watch);
      await Promise.race([sending, wait(closeTimeoutMs)]);
      listener = nobody;
      settle([...sent.values(), waiting].flat(), false);
      // A database that is down has stopped listening anyway.
      await Promise.allSettled([listening.unlisten()]);
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms).unref());
}

/** At least one. */
function takeBatch(waiting: readonly Pending[]): readonly Pending[] {
  let bytes = 0;
  const end = waiting.findIndex((message, at) => {
    bytes += message.bytes;
    return at > 0 && bytes > batchBytes;
  });
  return end === -1 ? waiting : waiting.slice(0, end);
}
