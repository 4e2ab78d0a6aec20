/** Brings messages from any part of a page to the part that shows them, which may be hydrated later. */
export interface Notice {
  readonly title: string;
  readonly text?: string;
  /** It is about an error. */
  readonly failed?: boolean;
}

let receiver: ((notice: Notice) => void) | null = null;
let pending: Notice | null = null;
let onUnreceived = () => {};

export function showNotice(notice: Notice): void {
  if (receiver) receiver(notice);
  else {
    pending = notice;
    onUnreceived();
  }
}

/** @param callback called when nothing shows a message that was sent */
export function onUnreceivedNotice(callback: () => void): void {
  onUnreceived = callback;
}

/**
 * @param receive gets each message, and at once the last one that came before
 * @param rendered the message that the server has rendered: its sender sends it again in the browser, and it is not
 *   shown twice
 * @returns a function that ends it
 */
export function receiveNotices(receive: (notice: Notice) => void, rendered: Notice | null): () => void {
  receiver = receive;
  if (pending && !isSame(pending, rendered)) receive(pending);
  pending = null;
  return () => {
    receiver = null;
  };
}

function isSame(one: Notice, other: Notice | null): boolean {
  return one.title === other?.title && one.text === other.text;
}
