/** One short message at a time, said politely and shown for five seconds. */
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";
import { Icon } from "./icons.tsx";

export interface Notice {
  readonly title: string;
  readonly text?: string;
  /** Something did not work. */
  readonly failed?: boolean;
}

const shownFor = 5_000;

const NoticeContext = createContext<(notice: Notice) => void>(() => {});

/** @returns the way to show a message; a new one takes the place of the old */
export function useNotice(): (notice: Notice) => void {
  return use(NoticeContext);
}

export function NoticeBoard({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const close = useCallback(() => setNotice(null), []);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(close, shownFor);
    return () => clearTimeout(timer);
  }, [notice, close]);
  return (
    <NoticeContext value={setNotice}>
      {children}
      {/* Stands in the page from the start: a live region that comes with its text is not read. */}
      <div className="notices" role="status">
        {notice && (
          <div className={notice.failed ? "notice failed" : "notice"}>
            <p>
              <strong>{notice.title}</strong>
              {notice.text}
            </p>
            <button type="button" aria-label="Close" onClick={close}>
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </NoticeContext>
  );
}
