/**
 * Moves a whole site of others in. Asks before it removes the starter songs, and before it adds a site to songs that
 * are here.
 */
import { resolve } from "node:path";
import { BackupRefused } from "#backups";
import { removeStarterSongs } from "#catalogue";
import { FileRefused } from "#exchange";
import { countMoved, findState, moveIn, type OpenedSite, openTables, RulesRefused } from "#moving";
import type { Sql } from "#postgres";
import { readSettings } from "#settings";
import { promptYesOrNo, runCommand, UsageError, withDatabase } from "#terminal";
import { kindOfSource } from "./move-in/kind-of-source.ts";
import { moveAntaraIn } from "./move-in/move-antara-in.ts";
import { openPosts } from "./move-in/open-posts.ts";
import { createReport } from "./move-in/report.ts";
import { showProgress } from "./move-in/show-progress.ts";

const help = `Usage: npm run move-in -- SOURCE… [--key KEY] [--rules FILE] [--dry-run] [--yes]

Moves a whole site in: its songs with their views and dates, people and albums with their pictures, and its codes of advertisements
and analytics. Works beside a running site, if it has the same DATA_DIR or DATABASE_URL. SOURCE is one of these:

  https://name.supabase.co     a Supabase project, with --key KEY; the service_role key may read everything
  postgres://…                 a PostgreSQL with the same tables, which is only read
  a folder or a zip            with a CSV file for each table (lyrics.csv, singers_rows.csv …), as table editors write them
  .xml files, or a folder      exports of WordPress or Blogger, also compressed (.xml.gz) or in several files
  a folder or a zip            with everything of another Antara, from npm run export -- --all FOLDER

Into a site without songs (the starter songs are removed, after asking) ids stay as they are, and so do addresses. Else songs get new
ids, and their old addresses lead to them.

It can be run again: what has not changed costs nothing, what has is updated, and what was changed or deleted here stays as it is here.
Control+C ends it after the part that is under way; the next run goes on.

  --rules FILE  for exports of posts: reads by which rules they become songs. If there is no FILE, it is written with
                the rules that are used else, and nothing is moved
  --dry-run     saves nothing; prints what would become of how many, and ten addresses
  --yes         answers its questions with yes

What breaks a rule is kept as a draft where it can be, else named and left out; the exit code is then 1. It is 0 where only posts and
rows that are no songs were left out.`;

const expected = [FileRefused, RulesRefused, BackupRefused];

await runCommand(
  { help, flags: ["dry-run", "yes"], texts: ["key", "rules"], names: "any", expected },
  async ({ flags: { "dry-run": dryRun = false, yes = false }, texts: { key, rules }, names }) => {
    if (names.length === 0) throw new UsageError(`Name the source.\n\n${help}`);
    const kind = await kindOfSource(names);
    const [source = ""] = names;
    if (kind === "antara")
      return withDatabase("move-in", (database) => moveAntaraIn(database, resolve(source), { dryRun, yes }));
    const opened = await (kind === "posts" ? openExports(names, rules) : openAddress(source, key));
    if (!opened) return;
    const { site, close } = opened;
    try {
      const { DATABASE_URL, DATA_DIR } = readSettings(process.env);
      console.log(`Into the site whose data are in ${DATABASE_URL ? "DATABASE_URL" : resolve(DATA_DIR)}.`);
      await withDatabase("move-in", async ({ sql }) => {
        for (const remark of site.remarks) console.log(remark);
        const told = site.remarks.length;
        if (!(await isReady(sql, { site, dryRun, yes }))) return;
        await move(sql, { site, dryRun });
        for (const remark of site.remarks.slice(told)) console.log(remark);
      });
    } finally {
      await close();
    }
  },
);

async function openExports(names: readonly string[], rules: string | undefined): Promise<OpenedSite | null> {
  const site = await openPosts(
    names.map((name) => resolve(name)),
    rules && resolve(rules),
  );
  if (site) return { site, close: async () => {} };
  console.log(
    `${rules}: the rules were written there. Change what you want, then give the same command again.`,
  );
  return null;
}

function openAddress(source: string, key: string | undefined): Promise<OpenedSite> {
  return openTables(/^[a-z]+:\/\//i.test(source) ? source : resolve(source), { key });
}

type Chosen = Pick<OpenedSite, "site"> & { readonly dryRun: boolean };

/** @returns whether the administrator agrees to what the move begins with */
async function isReady(
  sql: Sql,
  { site, dryRun, yes }: Chosen & { readonly yes: boolean },
): Promise<boolean> {
  const { starterSongs, ownSongs, isBegun } = await findState(sql, site);
  const ask = async (words: string) => {
    console.log(words);
    if (dryRun || yes || (await promptYesOrNo("Go on? (y/N) "))) return true;
    console.log("Nothing was changed.");
    return false;
  };
  if (ownSongs > 0 && !isBegun)
    return ask(
      `This site has ${ownSongs.toLocaleString("en")} songs of its own, and nothing of ${site.name} was moved in before. ` +
        "All its songs are added as further ones, with new ids.",
    );
  if (ownSongs > 0 || starterSongs === 0) return true;
  const isAgreed = await ask(
    `The ${starterSongs} starter songs of this site are removed first, so that ids can stay as they are. ` +
      "They are in the trash for thirty days.",
  );
  if (isAgreed && !dryRun) await removeStarterSongs(sql);
  return isAgreed;
}

async function move(sql: Sql, { site, dryRun }: Chosen): Promise<void> {
  const { keepsIds } = await findState(sql, site);
  const report = createReport({ keepsIds, dryRun });
  const progress = showProgress(await site.countSongs?.());
  const ending = new AbortController();
  const end = () => {
    if (!ending.signal.aborted) progress.say("It ends after this part …");
    ending.abort();
  };
  // npm and a terminal may both send it, so that a second one is no reason to end at once.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
  const isDone = await moveIn(sql, site, {
    dryRun,
    keepsIds,
    signal: ending.signal,
    report(outcome) {
      const line = report.add(outcome);
      if (line) progress.say(line);
      if (outcome.kind === "songs") progress.step();
    },
  });
  progress.end();
  if (dryRun) console.log("Nothing was saved. This would be:");
  for (const line of report.describe(dryRun ? undefined : await countMoved(sql, site.name)))
    console.log(line);
  if (!isDone) console.log("It was ended before everything was done. Run it again to go on.");
  if (!isDone || report.lost > 0) process.exitCode = 1;
}
