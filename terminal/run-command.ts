/**
 * How a command begins and ends: its line is read, what it refuses is told in words, and what nobody expected with all that
 * is known of it.
 */
import { parseArgs } from "node:util";
import { DatabaseRefusal } from "#postgres";
import { SettingsRefusal } from "#settings";

/** The command line is not as it should be; the message says what was expected. */
export class WrongOption extends Error {
  override readonly name = "WrongOption";
}

export interface CommandLine<NumberName extends string> {
  /** Whether each option was said. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly numbers: Readonly<Record<NumberName, number>>;
  /** Names of files, or of whatever the command is about. */
  readonly names: readonly string[];
}

/** A whole number. */
interface NumberOption {
  /** If it is left out. */
  readonly standard: number;
  /** 1 if left out. */
  readonly least?: number;
  readonly most: number;
}

interface CommandOptions<NumberName extends string> {
  /** What `--help` prints, and what is printed after a wrong command line. */
  readonly help: string;
  /** Options without a value, besides `--help`. */
  readonly flags?: readonly string[];
  /** Options with a value. */
  readonly texts?: readonly string[];
  readonly numbers?: Readonly<Record<NumberName, NumberOption>>;
  /** How many names of files it wants, or that it takes any number of names; none if left out. */
  readonly names?: number | "any";
  /** Kinds of errors whose message is for the operator, besides those of settings and database. */
  readonly expected?: readonly (new (
    ...values: never[]
  ) => Error)[];
}

/** Reads the command line, runs the command and sets the exit code: 0, or 1 when it was refused or failed. */
export async function runCommand<NumberName extends string = never>(
  options: CommandOptions<NumberName>,
  run: (line: CommandLine<NumberName>) => Promise<void> | void,
): Promise<void> {
  try {
    const line = readLine(options);
    if (line) await run(line);
    else console.log(options.help);
  } catch (error) {
    const expected = [SettingsRefusal, DatabaseRefusal, WrongOption, ...(options.expected ?? [])];
    console.error(expected.some((kind) => error instanceof kind) ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

/** @returns nothing when help was asked for */
function readLine<NumberName extends string>(
  options: CommandOptions<NumberName>,
): CommandLine<NumberName> | undefined {
  const { help, flags = [], texts = [], numbers = {}, names = 0 } = options;
  const { values, positionals } = parse(["help", ...flags], [...texts, ...Object.keys(numbers)], help);
  if (values.help) return undefined;
  if (names !== "any" && positionals.length !== names)
    throw new WrongOption(`${expectedNames(names)}\n\n${help}`);
  const read = Object.entries<NumberOption>(numbers).map(([name, option]) => [
    name,
    numberIn(name, values[name] as string | undefined, option),
  ]);
  return {
    flags: Object.fromEntries(flags.map((name) => [name, values[name] === true])),
    texts: Object.fromEntries(texts.map((name) => [name, values[name] as string | undefined])),
    numbers: Object.fromEntries(read),
    names: positionals,
  };
}

function parse(flags: readonly string[], texts: readonly string[], help: string) {
  const options = {
    ...Object.fromEntries(flags.map((name) => [name, { type: "boolean" as const }])),
    ...Object.fromEntries(texts.map((name) => [name, { type: "string" as const }])),
  };
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new WrongOption(`${(error as Error).message}\n\n${help}`);
  }
}

function expectedNames(count: number): string {
  if (count === 0) return "No name was expected.";
  return `The name of ${count === 1 ? "a file" : `${count} files`} was expected.`;
}

function numberIn(
  name: string,
  text: string | undefined,
  { standard, least = 1, most }: NumberOption,
): number {
  if (text === undefined) return standard;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new WrongOption(`--${name} is a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`);
}
