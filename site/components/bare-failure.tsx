/**
 * The page for a failure of the frame itself, so it uses nothing of the frame but the logo, from which the next page
 * takes its outline (logo-path.ts).
 */
import { useSharedTexts } from "../texts/use-texts.ts";
import { Logo } from "./logo.tsx";
import { NotFoundSection } from "./not-found-section.tsx";
import { failureOf } from "./page-failure.ts";

export function BareFailure({ error }: { readonly error: unknown }) {
  return (
    <>
      <header className="site-header">
        <div className="wrap">
          <Logo />
        </div>
      </header>
      <main id="main">
        <NotFoundSection {...failureOf(error, useSharedTexts().failures)} />
      </main>
    </>
  );
}
