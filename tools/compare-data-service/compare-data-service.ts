/** Sends the requests of docs/data-service-differences.md to our data service and to another implementation of its dialect. */
import { type DataService, openDataService } from "#data-service";
import { type DataServiceRequest, isWrite, readRequests } from "#data-service-requests";
import { runCommand } from "#terminal";
import { type Answer, compareAnswers, type Difference } from "./compare-answers.ts";
import { type Databases, openDatabases, readContents, writeCatalogue } from "./databases.ts";
import { type Judge, keys, openJudge, requestOf } from "./judge.ts";

const help = `Usage: npm run compare-data-service

Sends each request of docs/data-service-differences.md to our data service and to Supabase Lite (installed for this command
alone), on databases made for the purpose, and compares the answers and what is stored. Prints each request that is not
answered as the document says, alike or differently; then the exit code is 1.`;

/** Characters; longer answers are cut where they are printed. */
const longestShown = 400;

await runCommand({ help }, async () => {
  await using databases = await openDatabases();
  const ours = await openDataService({
    sql: databases.ours.sql,
    address: databases.ours.address,
    publicKey: keys.anon,
    secretKey: keys.service_role,
    log: console,
  });
  const judge = await openJudge(databases.judges);
  const requests = readRequests();
  let unexpected = 0;
  for (const request of requests) {
    const difference = await compare(request, ours, judge, databases);
    if ((difference === undefined) === request.isAlike) continue;
    unexpected += 1;
    tell(request, difference);
  }
  await judge.close();
  await ours.close();
  console.log(`${requests.length} requests, ${unexpected} not answered as the document says.`);
  if (unexpected > 0) process.exitCode = 1;
});

async function compare(
  request: DataServiceRequest,
  ours: DataService,
  judge: Judge,
  databases: Databases,
): Promise<Difference | undefined> {
  const our = await read(await ours.answer(requestOf(request)));
  const difference = compareAnswers(our, await read(await judge.answer(request)));
  if (!isWrite(request)) return difference;
  const [stored, judgesStored] = [await readContents(databases.ours), await readContents(databases.judges)];
  await writeCatalogue(databases.ours);
  await writeCatalogue(databases.judges);
  return (
    difference ??
    (JSON.stringify(stored) === JSON.stringify(judgesStored)
      ? undefined
      : { what: "stored rows", ours: stored, judges: judgesStored })
  );
}

async function read(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function tell({ line }: DataServiceRequest, difference: Difference | undefined): void {
  console.log(`\n${line}\n  ${difference?.what ?? "is answered alike"}`);
  if (!difference) return;
  const shown = (value: unknown) => JSON.stringify(value)?.slice(0, longestShown);
  console.log(`    ours:  ${shown(difference.ours)}\n    judge: ${shown(difference.judges)}`);
}
