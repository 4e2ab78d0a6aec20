/**
 * A page whose frame has failed, so it uses none of it: the logo alone above what has happened. Pages that follow take the
 * outline of the logo from here (logo-path.ts).
 */
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
        <NotFoundSection {...failureOf(error)} />
      </main>
    </>
  );
}
