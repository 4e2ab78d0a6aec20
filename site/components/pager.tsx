/** The way to the other pages of a long list, as plain links. Shows nothing where there is one page. */
import { useEffect, useRef } from "react";
import { formatNumber } from "./count-words.ts";
import { Link } from "./link.tsx";

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
  /** Selector of the heading at which a turned page begins. */
  readonly heading?: string;
}

export function Pager({ page, pages, addressOf, heading = "main h1" }: PagerProps) {
  const turn = useTurnedPage(page, heading);
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <Link className="button outlined previous" to={addressOf(page - 1)} rel="prev" onClick={turn}>
          Previous
        </Link>
      )}
      <p role="status">
        Page {formatNumber(page)} of {formatNumber(pages)}
      </p>
      {page < pages && (
        <Link className="button outlined next" to={addressOf(page + 1)} rel="next" onClick={turn}>
          Next
        </Link>
      )}
    </nav>
  );
}

/**
 * A turned page begins at its heading, as a loaded one would: otherwise the focus would stay at the end of a list whose
 * beginning is on the screen.
 * @returns to be called when a link of the pager is followed
 */
function useTurnedPage(page: number, heading: string): () => void {
  const shown = useRef(page);
  const turned = useRef(false);
  useEffect(() => {
    if (shown.current !== page && turned.current) focusOn(heading);
    shown.current = page;
    turned.current = false;
  }, [page, heading]);
  return () => {
    turned.current = true;
  };
}

function focusOn(selector: string): void {
  const heading = document.querySelector<HTMLElement>(selector);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
