/**
 * Runs a command: parses its arguments, prints refusals as plain messages, and unexpected errors with their stack.
 */
import { parseArgs } from "node:util";
import { DatabaseRefusal, describeDatabaseFailure } from "#postgres";
import { SettingsRefused } from "#settings";

/** The command line is invalid; the message says what was expected. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

interface CommandLine<NumberName extends string> {
  /** Whether each option was given. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly numbers: Readonly<Record<NumberName, number>>;
  /** Names of files, or of whatever the command is about. */
  readonly names: readonly string[];
}

/** A whole number. */
interface NumberOption {
  /** Used when the option is left out. */
  readonly default: number;
  /** 1 if left out. */
  readonly min?: number;
  readonly max: number;
}

interface CommandOptions<NumberName extends string> {
  /** What `--help` prints; also printed after an invalid command line. */
  readonly help: string;
  /** Options without a value, in addition to `--help`. */
  readonly flags?: readonly string[];
  /** Options with a value. */
  readonly texts?: readonly string[];
  readonly numbers?: Readonly<Record<NumberName, NumberOption>>;
  /** The number of file names expected, or "any"; none if left out. */
  readonly names?: number | "any";
  /** Error classes whose message is meant for the operator, in addition to those of settings and database. */
  readonly expected?: readonly (new (
    ...values: never[]
  ) => Error)[];
}

/** Parses the command line, runs the command and sets the exit code: 0, or 1 when it was refused or failed. */
export async function runCommand<NumberName extends string = never>(
  options: CommandOptions<NumberName>,
  run: (line: CommandLine<NumberName>) => Promise<void> | void,
): Promise<void> {
  try {
    const line = parseCommandLine(options);
    if (line) await run(line);
    else console.log(options.help);
  } catch (error) {
    const expected = [SettingsRefused, DatabaseRefusal, UsageError, ...(options.expected ?? [])];
    const isExpected = expected.some((kind) => error instanceof kind);
    console.error(isExpected ? (error as Error).message : (describeFailure(error) ?? error));
    process.exitCode = 1;
  }
}

function describeFailure(error: unknown): string | undefined {
  const cause = describeDatabaseFailure(error);
  return cause && `${cause} Run this again once that is mended.`;
}

/** @returns undefined for `--help` */
function parseCommandLine<NumberName extends string>(
  options: CommandOptions<NumberName>,
): CommandLine<NumberName> | undefined {
  const { help, flags = [], texts = [], numbers = {}, names = 0 } = options;
  const { values, positionals } = parse(["help", ...flags], [...texts, ...Object.keys(numbers)], help);
  if (values.help) return undefined;
  if (names !== "any" && positionals.length !== names)
    throw new UsageError(`${expectedNames(names)}\n\n${help}`);
  const read = Object.entries<NumberOption>(numbers).map(([name, option]) => [
    name,
    parseNumber(name, values[name] as string | undefined, option),
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
    throw new UsageError(`${(error as Error).message}\n\n${help}`);
  }
}

function expectedNames(count: number): string {
  if (count === 0) return "No file name was expected.";
  return `The name of ${count === 1 ? "a file" : `${count} files`} was expected.`;
}

function parseNumber(
  name: string,
  text: string | undefined,
  { default: fallback, min = 1, max }: NumberOption,
): number {
  if (text === undefined) return fallback;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError(`--${name} is a whole number from ${min} to ${max}, not ${JSON.stringify(text)}.`);
}
