/** What a visitor sees instead of a page: that it does not exist, or that it cannot be fetched now. */
import { useLocation } from "react-router";
import { Island } from "../islands/island.tsx";
import { SearchForm } from "../islands/search-form.tsx";
import { BrokenRecord } from "./broken-record.tsx";

interface NotFoundSectionProps {
  readonly heading: string;
  readonly text: string;
  /** The page exists, or may: offers to ask for it again. */
  readonly mayTryAgain?: boolean;
}

export function NotFoundSection({ heading, text, mayTryAgain = false }: NotFoundSectionProps) {
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
            facts={{ id: "search-again", className: "search-form", spoken: "Search for something else" }}
          />
          <p className="ways-on">
            {mayTryAgain && (
              // Asked of the server anew: the router would not repeat a page that it already shows.
              <a className="button on-field" href={pathname + search}>
                Try again
              </a>
            )}
            <a className={mayTryAgain ? "button outlined" : "button on-field"} href="/">
              Go Back Home
            </a>
          </p>
        </div>
        <BrokenRecord />
      </div>
    </section>
  );
}
