/** Reads a line from a terminal without showing it. Ctrl-C cancels. */

/** The part of a terminal that is used here. */
interface Terminal extends NodeJS.ReadableStream {
  setRawMode(isRaw: boolean): unknown;
}

/** The person pressed Ctrl-C, or the terminal went away. */
export class Cancelled extends Error {
  override readonly name = "Cancelled";
}

const enter = /[\r\n]/;
const interrupt = "\u0003";
const endOfInput = "\u0004";
/** Backspace, which terminals send in two ways. */
const eraseCharacter = ["\b", "\u007f"];
const eraseLine = "\u0015";
/** Escape sequences of arrow keys and bracketed paste. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's keys are control characters
const keySequence = /\u001b(?:\[[0-9;]*[A-Za-z~]|O[A-Z]|.)?/g;

/**
 * @param question shown before the line, without a line break
 * @param terminal the input; nothing else may read from it meanwhile
 * @param show writes to the terminal
 * @returns the line without its end
 * @throws {Cancelled}
 */
export function promptHidden(
  question: string,
  terminal: Terminal,
  show: (text: string) => void,
): Promise<string> {
  // Turns echo off before the question, so that a fast answer is not shown either.
  terminal.setRawMode(true);
  show(question);
  terminal.setEncoding("utf8");
  return new Promise((settle, refuse) => {
    let typed = "";
    const stop = () => {
      terminal.off("data", take).off("end", cancel).pause();
      terminal.setRawMode(false);
      show("\n");
    };
    const cancel = () => {
      stop();
      refuse(new Cancelled("The password is unchanged."));
    };
    const take = (chunk: string | Buffer) => {
      for (const character of String(chunk).replaceAll(keySequence, "")) {
        if (character === interrupt || (character === endOfInput && !typed)) return cancel();
        if (enter.test(character) || character === endOfInput) {
          stop();
          return settle(typed);
        }
        if (eraseCharacter.includes(character)) typed = [...typed].slice(0, -1).join("");
        else if (character === eraseLine) typed = "";
        else if (character >= " ") typed += character;
      }
    };
    terminal.on("data", take).on("end", cancel).resume();
  });
}
