"use client";

import { useState } from "react";

export function ThemeSwitch() {
  const [isDark, setDark] = useState(false);
  const change = () => {
    document.documentElement.classList.toggle("dark");
    setDark(!isDark);
  };
  return (
    <button type="button" aria-pressed={isDark} onClick={change}>
      Dark
    </button>
  );
}
