/** Reads a line that a person types without showing it. Refuses nothing; Ctrl-C gives it up. */

/** A terminal, as far as it is needed here. */
export interface Terminal extends NodeJS.ReadableStream {
  setRawMode(isRaw: boolean): unknown;
}

/** The person pressed Ctrl-C, or the terminal went away. */
export class GivenUp extends Error {
  override readonly name = "GivenUp";
}

const enter = /[\r\n]/;
const giveUp = "\u0003";
const endOfInput = "\u0004";
/** Backspace, as one terminal or another sends it. */
const eraseCharacter = ["\b", "\u007f"];
const eraseLine = "\u0015";
/** What an arrow key or a paste in brackets sends beside characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's keys are control characters
const keySequence = /\u001b(?:\[[0-9;]*[A-Za-z~]|O[A-Z]|.)?/g;

/**
 * @param question shown before the line, without a line break
 * @param terminal where it is typed; nothing else may read from it meanwhile
 * @param show writes to the person
 * @returns the line without its end
 * @throws {GivenUp}
 */
export function askSecretly(
  question: string,
  terminal: Terminal,
  show: (text: string) => void,
): Promise<string> {
  // First the silence, then the question: whoever answers at once must not be shown either.
  terminal.setRawMode(true);
  show(question);
  terminal.setEncoding("utf8");
  return new Promise((settle, refuse) => {
    let typed = "";
    const stop = () => {
      terminal.off("data", take).off("end", leave).pause();
      terminal.setRawMode(false);
      show("\n");
    };
    const leave = () => {
      stop();
      refuse(new GivenUp("The password is unchanged."));
    };
    const take = (chunk: string | Buffer) => {
      for (const character of String(chunk).replaceAll(keySequence, "")) {
        if (character === giveUp || (character === endOfInput && !typed)) return leave();
        if (enter.test(character) || character === endOfInput) {
          stop();
          return settle(typed);
        }
        if (eraseCharacter.includes(character)) typed = [...typed].slice(0, -1).join("");
        else if (character === eraseLine) typed = "";
        else if (character >= " ") typed += character;
      }
    };
    terminal.on("data", take).on("end", leave).resume();
  });
}
