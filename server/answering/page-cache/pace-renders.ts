/**
 * Starts one page render, or one sign-in, in every fourth turn of the event loop. Each turn accepts only one new
 * connection (libuv since 1.45, on Unix): a turn that renders fifty pages would leave the next visitor waiting that
 * long, and the last of 500 for a minute. The turns in between take almost no time, and three more connections come
 * in for each page.
 */

const turnsApart = 4;

/** @returns a function that resolves when its caller may render, in the order of the calls */
export function createRenderPacer(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const startNext = () => {
    waiting.shift()?.();
    if (waiting.length > 0) afterTurns(turnsApart, startNext);
  };
  return () =>
    new Promise((settle) => {
      if (waiting.push(settle) === 1) setImmediate(startNext);
    });
}

function afterTurns(turns: number, action: () => void): void {
  setImmediate(turns === 1 ? action : () => afterTurns(turns - 1, action));
}
