/**
 * The database driver, except that a repeated select with the same parameters is answered from memory.
 */
import postgres from "postgres";

type Ask = (text: unknown, parameters: unknown, ...more: unknown[]) => Promise<unknown>;

const isSelect = (text: unknown) => typeof text === "string" && /^\s*select\b/i.test(text);

function openRecording(...options: Parameters<typeof postgres>) {
  const sql = postgres(...options);
  const answers = new Map<string, Promise<unknown>>();
  const ask = sql.unsafe as unknown as Ask;
  const askOnce: Ask = (text, parameters, ...more) => {
    if (!isSelect(text)) return ask(text, parameters, ...more);
    const key = JSON.stringify([text, parameters]);
    // `then` sends the query, which this driver otherwise does only when it is awaited.
    const answer = answers.get(key) ?? ask(text, parameters, ...more).then((rows) => rows);
    answers.set(key, answer);
    return answer;
  };
  return Object.assign(sql, { unsafe: askOnce });
}

export default Object.assign(openRecording, postgres);
