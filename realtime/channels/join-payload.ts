/** Parses what a client asks for when it joins a channel. Does not check whether the tables exist. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { refuse } from "../errors.ts";
import { type Limits, limits } from "../limits.ts";

/** One subscription as the client wrote it. */
export interface Binding {
  readonly event: "*" | "INSERT" | "UPDATE" | "DELETE";
  readonly schema: string;
  /** Null and `*` mean all tables. */
  readonly table?: string | null;
  readonly filter?: string | null;
  /** Columns that the client wants; all when left out. */
  readonly select?: readonly string[] | null;
  /** Only the primary key, and no changes of views alone: for clients that load the change from elsewhere. */
  readonly keys_only?: boolean | null;
}

interface JoinRequest {
  readonly bindings: readonly Binding[];
  /** Null when none was sent; then the key of the connection counts. */
  readonly token: string | null;
  readonly wantsPresence: boolean;
  /** The key under which the client is present; a new one when the client leaves it to the site. */
  readonly presenceKey: string;
  /** Whether broadcasts of the client are acknowledged. */
  readonly wantsAck: boolean;
  /** Whether the client gets its own broadcasts. */
  readonly hearsItself: boolean;
}

const binding = z.object({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string(),
  table: z.string().nullish(),
  filter: z.string().nullish(),
  select: z.array(z.string()).min(1).nullish(),
  keys_only: z.boolean().nullish(),
});

const joinPayload = z.object({
  access_token: z.string().nullish(),
  user_token: z.string().nullish(),
  config: z
    .object({
      postgres_changes: z.array(binding).nullish(),
      presence: z
        .object({
          enabled: z.boolean().nullish(),
          key: z.string().max(limits.presenceKeyCharacters).nullish(),
        })
        .nullish(),
      broadcast: z
        .object({ ack: z.boolean().nullish(), self: z.boolean().nullish(), replay: z.unknown().optional() })
        .nullish(),
      private: z.boolean().nullish(),
    })
    .nullish(),
});

/** @throws {MessageRefused} naming the mistake and its place */
export function parseJoin(payload: unknown, { subscriptionsPerChannel }: Limits): JoinRequest {
  const read = joinPayload.safeParse(payload);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw refuse("malformedJoin", {
      where: issue?.path.join(".") || "payload",
      problem: issue?.message ?? "",
    });
  }
  const { access_token, user_token, config } = read.data;
  if (config?.private) throw refuse("privateChannel");
  if (config?.broadcast?.replay) throw refuse("replay");
  const bindings = config?.postgres_changes ?? [];
  if (bindings.length > subscriptionsPerChannel) {
    throw refuse("tooManySubscriptions", { most: subscriptionsPerChannel });
  }
  return {
    bindings,
    token: user_token ?? access_token ?? null,
    wantsPresence: config?.presence?.enabled ?? false,
    presenceKey: config?.presence?.key || randomUUID(),
    wantsAck: config?.broadcast?.ack ?? false,
    hearsItself: config?.broadcast?.self ?? false,
  };
}
