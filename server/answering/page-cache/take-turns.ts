/**
 * Begins one page in every fourth turn of the event loop. In a turn one new connection is accepted (libuv since 1.45, on Unix): a
 * turn in which fifty pages are made leaves the next visitor at the door for as long, and the last of 500 for a minute. In
 * the turns between, which take next to nothing, three more come in for each page.
 */
const turnsApart = 4;

/** @returns gives a promise for each who waits, settled in the order of asking */
export function takeTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const begin = () => {
    waiting.shift()?.();
    if (waiting.length > 0) afterTurns(turnsApart, begin);
  };
  return () =>
    new Promise((settle) => {
      if (waiting.push(settle) === 1) setImmediate(begin);
    });
}

function afterTurns(turns: number, act: () => void): void {
  setImmediate(turns === 1 ? act : () => afterTurns(turns - 1, act));
}
