/** The error message in place of a page: it does not exist, or it cannot be fetched now. */
import { useLocation } from "react-router";
import { Island } from "../islands/island.tsx";
import { SearchForm } from "../islands/search-form.tsx";
import { useSharedTexts } from "../texts/use-texts.ts";
import { BrokenRecord } from "./broken-record.tsx";
import { PageLink } from "./page-link.tsx";

interface NotFoundSectionProps {
  readonly heading: string;
  readonly text: string;
  /** Shows a link that loads the page again. */
  readonly mayTryAgain?: boolean;
}

export function NotFoundSection({ heading, text, mayTryAgain = false }: NotFoundSectionProps) {
  const { failures } = useSharedTexts();
  const { pathname, search } = useLocation();
  return (
    <section className="field field-neel not-found">
      <div className="wrap">
        <div>
          <h1>{heading}</h1>
          <p>{text}</p>
          <Island
            name="search"
            of={SearchForm}
            props={{ id: "search-again", className: "search-form", label: failures.search }}
          />
          <p className="ways-on">
            {mayTryAgain && (
              // A plain link: the router would not load the current page again.
              <PageLink className="button on-field" href={pathname + search}>
                {failures.tryAgain}
              </PageLink>
            )}
            <PageLink className={mayTryAgain ? "button outlined" : "button on-field"} href="/">
              {failures.home}
            </PageLink>
          </p>
        </div>
        <BrokenRecord />
      </div>
    </section>
  );
}
