/** An island that loads the suggestions of the search boxes, except for visitors who save data. */
import { type ComponentType, useEffect, useState } from "react";
import { savesData } from "../following/saves-data.ts";

/** @param path of the page */
export function SuggestionsIsland({ path }: { readonly path: string }) {
  const [Suggestions, setSuggestions] = useState<ComponentType<{ readonly path: string }>>();
  useEffect(() => {
    if (savesData()) return;
    import("../suggestions/suggestions.tsx").then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => {},
    );
  }, []);
  return Suggestions && <Suggestions path={path} />;
}
