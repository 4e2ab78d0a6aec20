/** Shows what a page has to say of a form that was sent without scripts, and has nobody say it twice. */
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { type Notice, NoticeBoard, NoticeContext, useNotice } from "../../components/notice.tsx";

interface ToldNoticesProps {
  /** By the page that is shown. */
  readonly told: Notice | null;
  readonly children: ReactNode;
}

export function ToldNotices({ told, children }: ToldNoticesProps) {
  return (
    <NoticeBoard told={told}>
      <Unrepeated told={told}>{children}</Unrepeated>
    </NoticeBoard>
  );
}

function Unrepeated({ told, children }: ToldNoticesProps) {
  const show = useNotice();
  const cameWith = useRef(told);
  const unrepeated = useRef(told);
  const showOthers = useCallback(
    (notice: Notice) => {
      // Whoever made the page say it as it came would say it again as soon as scripts run.
      const isRepeated =
        notice.title === unrepeated.current?.title && notice.text === unrepeated.current.text;
      unrepeated.current = null;
      if (!isRepeated) show(notice);
    },
    [show],
  );
  // Those within have spoken by now; the same words of a later save are news.
  useEffect(() => {
    unrepeated.current = null;
  }, []);
  useEffect(() => {
    if (told && told !== cameWith.current) showOthers(told);
  }, [told, showOthers]);
  return <NoticeContext value={showOthers}>{children}</NoticeContext>;
}
