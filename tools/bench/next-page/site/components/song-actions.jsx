"use client";

import { useState } from "react";

const scripts = ["Both", "Roman", "हिन्दी", "Line by line"];

export function SongActions({ title, address }) {
  const [script, setScript] = useState("Both");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(document.querySelector(".lyrics").textContent);
    setCopied(true);
  };
  return (
    <>
      <nav className="lyrics-script-switch" aria-label="Script">
        {scripts.map((words) => (
          <button key={words} type="button" aria-pressed={words === script} onClick={() => setScript(words)}>
            {words}
          </button>
        ))}
      </nav>
      <button type="button" onClick={copy}>
        {copied ? "Copied" : "Copy"}
      </button>
      <button type="button" onClick={() => navigator.share({ title, url: address })}>
        Share
      </button>
    </>
  );
}
