/** Asks a question on the terminal. Everything but y or yes is a no. */
import { createInterface } from "node:readline/promises";

/** @param question with a space at its end */
export async function promptYesOrNo(
  question: string,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<boolean> {
  const lines = createInterface({ input, output });
  try {
    // At the end of the input there is no answer.
    const ended = new Promise<string>((settle) => lines.once("close", () => settle("")));
    return /^\s*y(es)?\s*$/i.test(await Promise.race([lines.question(question), ended]));
  } finally {
    lines.close();
  }
}
