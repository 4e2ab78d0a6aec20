/**
 * A page in Chromium whose traffic nobody watches. For Playwright the browser would keep all that the page sends and
 * receives, in the memory that is to be measured.
 */
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromiumFlags, findChromium, runProgram, stopProgram } from "#machine";

/** Sends a command of the Chrome DevTools Protocol and waits for its answer. */
type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

export interface PlainPage extends AsyncDisposable {
  /** The id of its process. */
  readonly pid: number;
  /** @returns what the expression gives, as JSON can hold it */
  evaluate(expression: string): Promise<unknown>;
  /** Chooses a file in the first file input. */
  chooseFile(path: string): Promise<void>;
}

/**
 * @param cookies in the form of a `Cookie` header
 * @throws when there is no Chromium
 */
export async function openPlainPage(url: string, cookies: string): Promise<PlainPage> {
  await using stack = new AsyncDisposableStack();
  const send = await startChromium(stack);
  const pairs = cookies.split("; ").map((cookie) => cookie.split(/=(.*)/s));
  await send("Storage.setCookies", { cookies: pairs.map(([name, value]) => ({ name, value, url })) });
  // The empty page that the browser begins with: another one would be in the background.
  const { targetInfos } = (await send("Target.getTargets")) as {
    targetInfos: { type: string; targetId: string }[];
  };
  const targetId = targetInfos.find(({ type }) => type === "page")?.targetId;
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const inPage: Send = (method, params) => send(method, { ...params, sessionId });
  await inPage("Page.navigate", { url });
  // The page and its scripts arrive.
  await wait(3_000);
  const evaluate = async (expression: string, returnByValue = true) => {
    const { result } = await inPage("Runtime.evaluate", { expression, returnByValue });
    return result as { readonly value?: unknown; readonly objectId?: string };
  };
  const { processInfo } = (await send("SystemInfo.getProcessInfo")) as {
    processInfo: { type: string; id: number; cpuTime: number }[];
  };
  // The page may have got a new process.
  const [busiest] = processInfo
    .filter(({ type }) => type === "renderer")
    .toSorted((one, other) => other.cpuTime - one.cpuTime);
  const started = stack.move();
  return {
    pid: busiest?.id ?? 0,
    evaluate: async (expression) => (await evaluate(expression)).value,
    chooseFile: async (path) => {
      const { objectId } = await evaluate("document.querySelector('input[type=file]')", false);
      await inPage("DOM.setFileInputFiles", { files: [path], objectId });
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

async function startChromium(stack: AsyncDisposableStack): Promise<Send> {
  const found = findChromium();
  if (!found.found) throw new Error(found.reason);
  const { path } = stack.use(mkdtempDisposableSync(join(tmpdir(), "antara-bench-browser-")));
  const ownFlags = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${path}`];
  const browser = runProgram([found.path, ...chromiumFlags, ...ownFlags, "about:blank"]);
  stack.defer(async () => {
    await stopProgram(browser);
    // Its last processes still write into its folder.
    await wait(1_000);
  });
  const [, address = ""] = await browser.printed(/listening on (ws:\S+)/);
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const send = sendThrough(socket);
  stack.defer(async () => {
    // Debian starts the browser by a script, whose end does not end it.
    await send("Browser.close");
    socket.close();
  });
  return send;
}

function sendThrough(socket: WebSocket): Send {
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  let last = 0;
  return (method, { sessionId, ...params }: { sessionId?: string } = {}) => {
    last += 1;
    const answer = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
    return answer.promise;
  };
}
