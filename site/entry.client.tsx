/** Hydrates a page of the administration, and repeats the clicks that came before. */
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { useHydrated } from "./admin-pages/use-hydrated.ts";
import { sharedTexts } from "./texts/shared-texts.ts";
import { TextsProvider } from "./texts/use-texts.ts";

// The fonts that visitors' pages apply late are applied at once here.
document.documentElement.dataset.finished = "";

// In a separate task, so that a tap can be handled before: the first steps of React take long.
setTimeout(() => window.earlyEvents.stopRecording(hydrate));

function hydrate(): void {
  // Each result is rendered. In a transition a busy machine might skip one, and its message with it.
  const router = <HydratedRouter useTransitions={false} />;
  startTransition(() => {
    hydrateRoot(
      document,
      // Strict mode has no effect in production.
      <RepeatClicks>
        <TextsProvider value={sharedTexts}>
          {import.meta.env.DEV ? <StrictMode>{router}</StrictMode> : router}
        </TextsProvider>
      </RepeatClicks>,
    );
  });
}

/**
 * The outermost component, so that its effect runs after all others of the page, and after the text of its fields was
 * read.
 */
function RepeatClicks({ children }: { readonly children: ReactNode }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) window.earlyEvents.repeatClicks();
  }, [isHydrated]);
  return children;
}
