/** Links to the previous and the next page of a list. Shows nothing for a single page. */
import { useSharedTexts } from "../texts/use-texts.ts";
import { PageLink } from "./page-link.tsx";

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

export function Pager({ page, pages, addressOf }: PagerProps) {
  const { pager } = useSharedTexts();
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={pager.label}>
      {page > 1 && (
        <PageLink className="button outlined previous" href={addressOf(page - 1)} rel="prev">
          {pager.previous}
        </PageLink>
      )}
      <p role="status">{pager.page(page, pages)}</p>
      {page < pages && (
        <PageLink className="button outlined next" href={addressOf(page + 1)} rel="next">
          {pager.next}
        </PageLink>
      )}
    </nav>
  );
}
