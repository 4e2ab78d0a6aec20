/** Sends each request to both and holds the answers, and what is stored after a write, against each other. */
import { type DataService, openDataService } from "#data-service";
import { type Asked, keys, requestOf } from "#data-service-requests";
import type { Database } from "#postgres";
import { type Answer, type Compared, compareAnswers, type Difference } from "./compare-answers.ts";
import { type Databases, putRowsBack, readContents } from "./databases.ts";
import { type Judge, openJudge } from "./judge.ts";

export interface Comparison extends Compared {
  /** Its place in the run, from 1. */
  readonly number: number;
  readonly differences: readonly Difference[];
}

interface Pair {
  readonly ours: DataService;
  readonly judge: Judge;
}

/**
 * @param each is told of every request, in order
 * @throws {Error} when the judge cannot be had
 */
export async function compare(
  databases: Databases,
  requests: readonly Asked[],
  each: (comparison: Comparison) => void,
): Promise<void> {
  const { reading, oursForWriting, judgesForWriting } = databases;
  const readers = await openPair(reading, reading);
  const writers = await openPair(oursForWriting, judgesForWriting);
  try {
    for (const [place, asked] of requests.entries()) {
      const compared = await askBoth(isWrite(asked) ? writers : readers, asked);
      const stored = isWrite(asked) ? await compareStored(databases) : [];
      const answers = compareAnswers(asked, compared.ours, compared.judges);
      // Where one refuses and the other does not, the rows follow.
      const differences = answers.some(({ what }) => what === "status") ? answers : [...answers, ...stored];
      each({ ...compared, number: place + 1, differences });
    }
  } finally {
    for (const { ours, judge } of [readers, writers]) {
      await ours.close();
      await judge.close();
    }
  }
}

async function openPair(ours: Database, judges: Database): Promise<Pair> {
  const { sql, address } = ours;
  return {
    ours: await openDataService({
      sql,
      address,
      publicKey: keys.anon,
      secretKey: keys.service_role,
      log: console,
    }),
    judge: await openJudge(judges),
  };
}

/** The functions that are called write nothing. */
const isWrite = ({ method, path }: Asked) =>
  method !== "GET" && method !== "HEAD" && !path.startsWith("/rpc/");

async function askBoth({ ours, judge }: Pair, asked: Asked): Promise<Compared> {
  const answerOfOurs = (request: Asked) => ours.answer(requestOf(request));
  return {
    asked,
    ours: await ask(answerOfOurs, asked),
    judges: await ask(judge.answer, asked),
  };
}

/** The refusal of a HEAD tells no code: the same as a GET does. */
async function ask(answer: (asked: Asked) => Promise<Response>, asked: Asked): Promise<Answer> {
  const told = await read(await answer(asked));
  if (asked.method !== "HEAD" || told.status < 400) return told;
  const { range, ...headers } = asked.headers;
  const { status, text } = await read(await answer({ ...asked, headers, method: "GET" }));
  return status === told.status ? { ...told, text } : told;
}

async function read(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Afterwards both databases hold what they held before. */
async function compareStored({ oursForWriting, judgesForWriting }: Databases): Promise<Difference[]> {
  const [ours, judges] = await Promise.all([readContents(oursForWriting), readContents(judgesForWriting)]);
  await Promise.all([putRowsBack(oursForWriting), putRowsBack(judgesForWriting)]);
  return [...ours].flatMap(([table, rows]): Difference[] => {
    const others = judges.get(table) ?? "";
    return rows === others
      ? []
      : [{ what: "stored rows", ours: `${table} ${rows}`, judges: `${table} ${others}` }];
  });
}
