/** Links to the previous and the next page of a list. Shows nothing for a single page. */
import { useTexts } from "../texts/use-texts.ts";

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

export function Pager({ page, pages, addressOf }: PagerProps) {
  const { pager } = useTexts();
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={pager.label}>
      {page > 1 && (
        <a className="button outlined previous" href={addressOf(page - 1)} rel="prev">
          {pager.previous}
        </a>
      )}
      <p role="status">{pager.page(page, pages)}</p>
      {page < pages && (
        <a className="button outlined next" href={addressOf(page + 1)} rel="next">
          {pager.next}
        </a>
      )}
    </nav>
  );
}
