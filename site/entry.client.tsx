/** Takes over the page that the server has rendered. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPageOnFailure } from "./failed-navigation/keep-page-on-failure.ts";

keepPageOnFailure();

// In development no script of the page itself does it (entry.server.tsx).
if (import.meta.env.DEV) document.documentElement.dataset.finished = "";

const router = <HydratedRouter />;

// In a task of its own: React's own first steps take as long, and a tap may come in between.
setTimeout(() =>
  startTransition(() => {
    // What it does, it does in development alone.
    hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{router}</StrictMode> : router);
  }),
);
