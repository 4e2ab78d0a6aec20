/** One short message at a time, announced, and shown for five seconds during which nobody is reading it. */
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "./icons.tsx";
import { hearNotices, type Notice, tellNotice } from "./told-to-all.ts";

export type { Notice } from "./told-to-all.ts";

/** Milliseconds. */
const shownFor = 5_000;

/** How a message is shown; who stands between may change it. An island has nobody round it, and tells all of the page. */
export const NoticeContext = createContext<(notice: Notice) => void>(tellNotice);

/** @returns the way to show a message; a new one takes the place of the old */
export function useNotice(): (notice: Notice) => void {
  return use(NoticeContext);
}

interface NoticeBoardProps {
  /** What the page has to say as it comes, also where no script runs. */
  readonly told?: Notice | null;
  readonly children: ReactNode;
}

interface Shown {
  readonly notice: Notice;
  readonly number: number;
}

export function NoticeBoard({ told = null, children }: NoticeBoardProps) {
  const { shown, show, close } = useShownNotice(told);
  return (
    <NoticeContext value={show}>
      {children}
      <NoticePlace shown={shown} onClose={close} />
    </NoticeContext>
  );
}

/** The same as an island, which shows what the others tell. */
export function Notices() {
  const { shown, show, close } = useShownNotice(null);
  useEffect(() => hearNotices(show), [show]);
  return <NoticePlace shown={shown} onClose={close} />;
}

function useShownNotice(told: Notice | null) {
  const [shown, setShown] = useState<Shown | null>(told && { notice: told, number: 0 });
  const close = useCallback(() => setShown(null), []);
  const show = useCallback(
    (notice: Notice) => setShown((last) => ({ notice, number: (last?.number ?? 0) + 1 })),
    [],
  );
  return { shown, show, close };
}

/** Stands in the page from the start: a live region that comes with its text is not read. */
function NoticePlace({ shown, onClose }: { readonly shown: Shown | null; readonly onClose: () => void }) {
  return (
    <div className="notices" role="status">
      {shown && <NoticeCard key={shown.number} notice={shown.notice} onClose={onClose} />}
    </div>
  );
}

function NoticeCard({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) {
  const [held, setHeld] = useState(false);
  const left = useRef(shownFor);
  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(onClose, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held, onClose]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only stop the clock
    <div
      className={notice.failed ? "notice failed" : "notice"}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p>
        <strong>{notice.title}</strong>
        {notice.text}
      </p>
      <button type="button" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
