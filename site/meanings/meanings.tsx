/** The island of the meanings: everything in it is made by a script that needs no React. */
import { useEffect } from "react";
import { startMeanings } from "./start-meanings.ts";

export function Meanings() {
  useEffect(() => {
    const host = document.querySelector<HTMLElement>("island-meanings");
    return host ? startMeanings(host).stop : undefined;
  }, []);
  return null;
}
