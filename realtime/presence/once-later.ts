/** Does something a while after it was first asked for, once for all that ask until then. */

interface OnceLater {
  (): void;
  cancel(): void;
}

export function onceLater(delayMs: number, act: () => void): OnceLater {
  let timer: NodeJS.Timeout | undefined;
  const ask = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      act();
    }, delayMs).unref();
  };
  return Object.assign(ask, { cancel: () => clearTimeout(timer) });
}
