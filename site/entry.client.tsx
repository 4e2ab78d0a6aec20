/** Takes over the page of the administration that the server has rendered, and carries out what was asked of it before. */
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPageOnFailure } from "./admin-pages/keep-page-on-failure.ts";

keepPageOnFailure();

// The faces that visitors' pages are set in later: here they may come at once.
document.documentElement.dataset.finished = "";

// In a task of its own: React's own first steps take as long, and a tap may come in between.
setTimeout(() => window.earlyEvents.handOver(takeOver));

function takeOver(): void {
  // Each answer is shown for itself. As a transition it might be skipped on a busy machine, and what it has to say with it.
  const router = <HydratedRouter useTransitions={false} />;
  startTransition(() => {
    hydrateRoot(
      document,
      // What strict mode does, it does in development alone.
      <CarryingOut>{import.meta.env.DEV ? <StrictMode>{router}</StrictMode> : router}</CarryingOut>,
    );
  });
}

/** Outside all that the page consists of, so that everything in it hears already. */
function CarryingOut({ children }: { readonly children: ReactNode }) {
  useEffect(() => window.earlyEvents.carryOut(), []);
  return children;
}
