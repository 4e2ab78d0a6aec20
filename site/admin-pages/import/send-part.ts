/** Sends a part of a file, or names in it, to the server. */
import type { OfferedName } from "#catalogue";
import type { Examined } from "#exchange";
import type { NamesToAsk } from "../../../exchange/reading/index.ts";
import type { Pause } from "./import-state.ts";

/** Milliseconds; the server needs a second or two. */
const patience = 120_000;

interface Answers {
  readonly part: { readonly outcomes: readonly Examined[] };
  readonly offers: { readonly offers: readonly OfferedName[] };
}

const noConnection: Pause = {
  reason: "connection",
  text: "The site did not answer. Nothing is lost. Please check the connection, then go on.",
};
const sessionEnded: Pause = {
  reason: "session",
  text: "The session has ended. Nothing is lost. Please sign in, then go on.",
};

/** Texts by the names of their columns. */
type Row = Partial<Record<string, string>>;

interface PartToSend {
  readonly dryRun: boolean;
  /** Those of a part are either. */
  readonly songs?: readonly Row[];
  /** People and albums. */
  readonly entries?: readonly Row[];
  /** The places of songs that become further songs where a draft is the same. */
  readonly further: readonly number[];
  /** For each song, what earlier rows of the file call albums of the name of its album. */
  readonly earlier: readonly (readonly string[])[];
}

interface Sent {
  readonly part: PartToSend;
  readonly offers: NamesToAsk;
}

export function sendToImport<What extends keyof Sent>(
  what: What,
  sent: Sent[What],
): Promise<Answers[What] | { readonly pause: Pause }> {
  return sendPart(`/admin/lyrics/import/${what}`, sent);
}

/** @returns what the route at the address answers, or why there is no answer */
export async function sendPart<Answer>(
  address: string,
  sent: object,
): Promise<Answer | { readonly pause: Pause }> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(patience),
    });
    // The guard leads to the sign-in.
    if (answer.type === "opaqueredirect") return { pause: sessionEnded };
    if (answer.ok) return await answer.json();
    const isRefused = answer.status === 400 || answer.status === 413;
    return { pause: { reason: isRefused ? "refused" : "trouble", text: await textOf(answer) } };
  } catch {
    return { pause: noConnection };
  }
}

/** What stands before the import, such as the check of the session or a limit of requests, gives no reason. */
async function textOf(answer: Response): Promise<string> {
  const { reason } = (await answer.json().catch(() => null)) ?? {};
  if (typeof reason === "string") return reason;
  return (
    `The site cannot take songs at the moment (status ${answer.status}): its database is away, or it is too busy. ` +
    "Nothing is lost. Please go on once other pages of the administration open again."
  );
}
