/** Shows and announces one short message at a time. It is hidden after five seconds without hover or focus. */
import { useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "../components/icons.tsx";
import { type Notice, receiveNotices, showNotice } from "../components/notice-channel.ts";
import { useIslandTexts } from "../texts/use-texts.ts";

/** Milliseconds. */
const visibleFor = 5_000;

interface NoticesProps {
  /** A message that the server has rendered into the page, so that it is shown without scripts too. */
  readonly rendered?: Notice | null;
}

/** Rendered even when empty: a live region that is inserted together with its text is not announced. */
export function Notices({ rendered = null }: NoticesProps) {
  const first = useRef(rendered);
  const [shown, setShown] = useState(rendered && { notice: rendered, number: 0 });
  const close = useCallback(() => setShown(null), []);
  useEffect(() => {
    const show = (notice: Notice) => setShown((last) => ({ notice, number: (last?.number ?? 0) + 1 }));
    return receiveNotices(show, first.current);
  }, []);
  useEffect(() => {
    if (rendered && rendered !== first.current) showNotice(rendered);
  }, [rendered]);
  return (
    <div className="notices" role="status">
      {shown && <NoticeCard key={shown.number} notice={shown.notice} onClose={close} />}
    </div>
  );
}

function NoticeCard({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) {
  const [isPaused, setPaused] = useState(false);
  const remaining = useRef(visibleFor);
  useEffect(() => {
    if (isPaused) return;
    const since = performance.now();
    const timer = setTimeout(onClose, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - since;
    };
  }, [isPaused, onClose]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the timer
    <div
      className={notice.failed ? "notice failed" : "notice"}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <p>
        <strong>{notice.title}</strong>
        {notice.text}
      </p>
      <button type="button" aria-label={useIslandTexts().close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
