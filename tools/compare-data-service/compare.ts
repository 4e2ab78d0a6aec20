/** Sends requests to both, and compares the answers and what is stored after a write. */
import { type DataService, openDataService } from "#data-service";
import { type DataServiceRequest, isWrite } from "#data-service-requests";
import { type Answer, compareAnswers, type Difference } from "./compare-answers.ts";
import { type Databases, openDatabases, putRowsBack, readContents } from "./databases.ts";
import { type Judge, keys, openJudge, requestOf } from "./judge.ts";

export interface Comparison {
  readonly request: DataServiceRequest;
  readonly ours: Answer;
  readonly judges: Answer;
  readonly difference: Difference | undefined;
}

/**
 * Reads come first, since what triggers derive from the rows is not put back after a write.
 *
 * @throws {Error} when Supabase Lite cannot be had
 */
export async function* compareAll(requests: readonly DataServiceRequest[]): AsyncGenerator<Comparison> {
  await using databases = await openDatabases();
  const ours = await openDataService({
    sql: databases.ours.sql,
    address: databases.ours.address,
    publicKey: keys.anon,
    secretKey: keys.service_role,
    log: console,
  });
  const judge = await openJudge(databases.judges);
  try {
    for (const request of requests.toSorted((one, other) => Number(isWrite(one)) - Number(isWrite(other))))
      yield await compare(request, ours, judge, databases);
  } finally {
    await judge.close();
    await ours.close();
  }
}

async function compare(
  request: DataServiceRequest,
  ours: DataService,
  judge: Judge,
  databases: Databases,
): Promise<Comparison> {
  const answers = {
    ours: await ask((request) => ours.answer(requestOf(request)), request),
    judges: await ask(judge.answer, request),
  };
  const difference = compareAnswers(answers.ours, answers.judges, !isWrite(request));
  const stored = isWrite(request) ? await compareStored(databases) : undefined;
  return { request, ...answers, difference: difference ?? stored };
}

/** A refused HEAD tells no code: the same as a GET does. */
async function ask(
  answer: (request: DataServiceRequest) => Promise<Response>,
  request: DataServiceRequest,
): Promise<Answer> {
  const { status, headers, text } = await read(await answer(request));
  if (request.method !== "HEAD" || status < 400) return { status, headers, text };
  return { ...(await read(await answer({ ...request, method: "GET" }))), status };
}

async function read(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Afterwards both databases hold what they held before. */
async function compareStored({ ours, judges }: Databases): Promise<Difference | undefined> {
  const [stored, judgesStored] = await Promise.all([readContents(ours), readContents(judges)]);
  await Promise.all([putRowsBack(ours), putRowsBack(judges)]);
  return JSON.stringify(stored) === JSON.stringify(judgesStored)
    ? undefined
    : { what: "stored rows", ours: stored, judges: judgesStored };
}
