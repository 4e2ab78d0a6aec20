/** Shows one short message at a time, announces it, and hides it after five seconds in which nobody hovers or focuses it. */
import { useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "../components/icons.tsx";
import { hearNotices, type Notice, tellNotice } from "../components/told-to-all.ts";

/** Milliseconds. */
const shownFor = 5_000;

interface NoticesProps {
  /** The message that the page was rendered with, so that it is shown without scripts too. */
  readonly told?: Notice | null;
}

/** Rendered from the start: a live region that arrives together with its text is not announced. A new message replaces the old one. */
export function Notices({ told = null }: NoticesProps) {
  const cameWith = useRef(told);
  const [shown, setShown] = useState(told && { notice: told, number: 0 });
  const close = useCallback(() => setShown(null), []);
  useEffect(() => {
    const show = (notice: Notice) => setShown((last) => ({ notice, number: (last?.number ?? 0) + 1 }));
    return hearNotices(show, cameWith.current);
  }, []);
  useEffect(() => {
    if (told && told !== cameWith.current) tellNotice(told);
  }, [told]);
  return (
    <div className="notices" role="status">
      {shown && <NoticeCard key={shown.number} notice={shown.notice} onClose={close} />}
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
