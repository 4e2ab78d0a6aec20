/** Takes over the page that the server has rendered. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPageOnFailure } from "./failed-navigation/keep-page-on-failure.ts";

keepPageOnFailure();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
