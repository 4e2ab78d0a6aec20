/** Messages from one part of a page to the part that shows them, which may come alive later than the one that tells. */
export interface Notice {
  readonly title: string;
  readonly text?: string;
  /** Something did not work. */
  readonly failed?: boolean;
}

let hear: ((notice: Notice) => void) | null = null;
let missed: Notice | null = null;

/** Shows a message. */
export function tellNotice(notice: Notice): void {
  if (hear) hear(notice);
  else missed = notice;
}

/**
 * @param show gets each message from now on, and at once the last one that nobody has heard
 * @param known the message that the page was rendered with: its sender tells it again once scripts run, and it is not shown twice
 * @returns what ends it
 */
export function hearNotices(show: (notice: Notice) => void, known: Notice | null): () => void {
  hear = show;
  if (missed && !isSame(missed, known)) show(missed);
  missed = null;
  return () => {
    hear = null;
  };
}

function isSame(one: Notice, other: Notice | null): boolean {
  return one.title === other?.title && one.text === other.text;
}
