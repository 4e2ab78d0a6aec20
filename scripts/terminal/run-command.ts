/** How a command ends: what it refuses is told in words, and what nobody expected with all that is known of it. */
import { parseArgs } from "node:util";

/** The command line is not as it should be; the message says what was expected. */
export class WrongOption extends Error {
  override readonly name = "WrongOption";
}

export interface CommandLine {
  /** Whether each option was said. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly files: readonly string[];
}

interface CommandOptions {
  /** What `--help` prints, and what is printed after a wrong command line. */
  readonly help: string;
  /** Options without a value, besides `--help`. */
  readonly flags?: readonly string[];
  /** Options with a value. */
  readonly texts?: readonly string[];
  /** How many names of files it wants. */
  readonly files: number;
  /** Kinds of errors whose message is for the operator. */
  readonly expected: readonly (new (
    ...values: never[]
  ) => Error)[];
}

/** Reads the command line, runs the command and sets the exit code: 0, or 1 when it was refused or failed. */
export async function runCommand(
  { help, flags = [], texts = [], files, expected }: CommandOptions,
  run: (line: CommandLine) => Promise<void>,
): Promise<void> {
  try {
    const { values, positionals } = readLine(flags, texts, help);
    if (values.help) return console.log(help);
    if (positionals.length !== files) {
      throw new WrongOption(
        `The name of ${files === 1 ? "a file" : `${files} files`} was expected.\n\n${help}`,
      );
    }
    await run({
      flags: Object.fromEntries(flags.map((name) => [name, values[name] === true])),
      texts: Object.fromEntries(texts.map((name) => [name, values[name] as string | undefined])),
      files: positionals,
    });
  } catch (error) {
    const isExpected = [...expected, WrongOption].some((kind) => error instanceof kind);
    console.error(isExpected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

function readLine(flags: readonly string[], texts: readonly string[], help: string) {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean" },
        ...Object.fromEntries(flags.map((name) => [name, { type: "boolean" as const }])),
        ...Object.fromEntries(texts.map((name) => [name, { type: "string" as const }])),
      } as Record<string, { type: "boolean" | "string" }>,
    });
  } catch (error) {
    throw new WrongOption(`${(error as Error).message}\n\n${help}`);
  }
}
