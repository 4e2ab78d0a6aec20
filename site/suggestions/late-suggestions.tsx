/** The suggestions, whose code is loaded when a search field gets the focus for the first time. */
import { type ComponentType, useEffect, useState } from "react";

export function LateSuggestions() {
  const [Suggestions, setSuggestions] = useState<ComponentType>();
  useEffect(() => {
    import("./suggestions.tsx").then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => {},
    );
  }, []);
  return Suggestions && <Suggestions />;
}
