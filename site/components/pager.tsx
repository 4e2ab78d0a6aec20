/** Links to the previous and the next page of a list. Shows nothing for a single page. */
import { formatNumber } from "./format-count.ts";

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

export function Pager({ page, pages, addressOf }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <a className="button outlined previous" href={addressOf(page - 1)} rel="prev">
          Previous
        </a>
      )}
      <p role="status">
        Page {formatNumber(page)} of {formatNumber(pages)}
      </p>
      {page < pages && (
        <a className="button outlined next" href={addressOf(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
