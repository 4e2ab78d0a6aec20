/**
 * Lets the search boxes of visitors suggest while somebody types. What does it is loaded once the page is idle, or when
 * somebody enters a box before that; without it, and for those who save data, the boxes are plain ones.
 */
import { type ComponentType, useEffect, useState } from "react";
import { savesData } from "../following/saves-data.ts";
import { whenIdle } from "../following/when-idle.ts";

export function SuggestWhileTyping() {
  const [Suggesting, show] = useState<ComponentType>();
  useEffect(() => {
    if (savesData()) return;
    const load = () => {
      const loading = import("./suggesting.tsx");
      loading.then(
        (loaded) => show(() => loaded.Suggesting),
        () => {},
      );
    };
    const callOff = whenIdle(load);
    addEventListener("focusin", load);
    return () => {
      callOff();
      removeEventListener("focusin", load);
    };
  }, []);
  return Suggesting && <Suggesting />;
}
