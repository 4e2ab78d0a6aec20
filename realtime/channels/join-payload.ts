/** What a client wants of a channel, as it says when it joins. Whether there are such tables is not asked here. */
import { z } from "zod";
import { refuse } from "../errors.ts";
import type { Limits } from "../limits.ts";

/** One subscription as the client wrote it. */
export interface Binding {
  readonly event: "*" | "INSERT" | "UPDATE" | "DELETE";
  readonly schema: string;
  /** Null and `*`: all of them. */
  readonly table?: string | null;
  readonly filter?: string | null;
  /** Columns that the client wants; without it all. */
  readonly select?: readonly string[] | null;
  /** Only the primary key, and nothing of changes of views alone: for who reads what has changed elsewhere. */
  readonly keys_only?: boolean | null;
}

interface Join {
  readonly bindings: readonly Binding[];
  /** Null where none was sent: then the key of the connection counts. */
  readonly token: string | null;
  readonly wantsPresence: boolean;
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
      presence: z.object({ enabled: z.boolean().nullish() }).nullish(),
      broadcast: z.object({}).nullish(),
      private: z.boolean().nullish(),
    })
    .nullish(),
});

/** @throws {MessageRefused} naming what is wrong, and where */
export function readJoin(payload: unknown, limits: Limits): Join {
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
  const bindings = config?.postgres_changes ?? [];
  if (bindings.length > limits.subscriptionsPerChannel) {
    throw refuse("tooManySubscriptions", { most: limits.subscriptionsPerChannel });
  }
  return {
    bindings,
    token: user_token ?? access_token ?? null,
    wantsPresence: config?.presence?.enabled ?? false,
  };
}
