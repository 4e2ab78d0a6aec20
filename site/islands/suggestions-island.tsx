/** Suggestions below the search boxes of a page, as an island; nothing of it for those who save data. */
import { type ComponentType, useEffect, useState } from "react";
import { savesData } from "../following/saves-data.ts";

/** @param path of the page */
export function SuggestionsIsland({ path }: { readonly path: string }) {
  const [Suggesting, show] = useState<ComponentType<{ readonly path: string }>>();
  useEffect(() => {
    if (savesData()) return;
    import("../suggestions/suggesting.tsx").then(
      (loaded) => show(() => loaded.Suggesting),
      () => {},
    );
  }, []);
  return Suggesting && <Suggesting path={path} />;
}
