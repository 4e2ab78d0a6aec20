/** Runs the examples of the sound rules in PostgreSQL, with all rules and without their own. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql, Transaction } from "#postgres";
import { type Rule, readRules, withoutRule } from "./read-rules.ts";
import { type Section, sections } from "./sections.ts";

export interface TriedSection extends Section {
  readonly rules: readonly TriedRule[];
}

export interface TriedRule extends Rule {
  readonly tried: readonly TriedExample[];
}

export interface TriedExample {
  readonly example: readonly string[];
  /** The results; all equal when the example is right. For a pair, its similarity, and the stated one. */
  readonly results: readonly string[];
  /** The results without the rule; empty where that cannot run. */
  readonly resultsWithout: readonly string[];
}

/** The folder of the rules. */
export const functionsFolder = join(import.meta.dirname, "..", "..", "postgres", "functions", "sounds");

/** @param sql a database for this alone: its functions are replaced temporarily */
export async function tryRules(sql: Sql): Promise<TriedSection[]> {
  return sql.begin(async (transaction) => {
    const tried: TriedSection[] = [];
    for (const section of sections) {
      const file = await readFile(join(functionsFolder, section.file), "utf8");
      const rules: TriedRule[] = [];
      for (const rule of readRules(file)) rules.push(await tryRule(transaction, section, file, rule));
      tried.push({ ...section, rules });
    }
    return tried;
  });
}

async function tryRule(sql: Transaction, section: Section, file: string, rule: Rule): Promise<TriedRule> {
  const results = await resultsOf(sql, section, rule);
  let resultsWithout: readonly (readonly string[])[] = [];
  if (!section.isOneRule) {
    await sql.unsafe(withoutRule(file, rule));
    resultsWithout = await resultsOf(sql, section, rule);
    await sql.unsafe(file);
  }
  const tried = rule.examples.map((example, index) => ({
    example,
    results: results[index] ?? [],
    resultsWithout: resultsWithout[index] ?? [],
  }));
  return { ...rule, tried };
}

async function resultsOf(
  sql: Transaction,
  { kind, made }: Section,
  { examples }: Rule,
): Promise<readonly (readonly string[])[]> {
  const results: (readonly string[])[] = [];
  for (const example of examples)
    results.push(
      kind === "spellings"
        ? await resultsOfSpellings(sql, made, example)
        : await resultsOfPair(sql, made, example),
    );
  return results;
}

async function resultsOfSpellings(
  sql: Transaction,
  made: string,
  spellings: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ made: string }[]>`
    select ${sql.unsafe(made)} as made
    from unnest(${[...spellings]}::text[]) with ordinality as given (spelling, place),
      private.sound_letters(private.plain_text(given.spelling)) as sound
    order by given.place`;
  return rows.map((row) => row.made);
}

async function resultsOfPair(
  sql: Transaction,
  made: string,
  [typed = "", meant = "", said = ""]: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ made: string }[]>`
    select trim_scale(round((${sql.unsafe(made)})::numeric, 2))::text as made
    from private.sound_letters(private.plain_text(${typed})) as typed,
      private.sound_letters(private.plain_text(${meant})) as meant`;
  return [...rows.map((row) => row.made), said];
}
