/**
 * The outlines of the word अंतरा in Rozha One (HarfBuzz, font units, y downwards, baseline 0), without its anusvara:
 * logo and hero have a record there.
 */

/** SVG path data of अ, त, र and the aa sign. Every page has it in its logo, so scripts read it from there. */
export const wordPath = import.meta.env.SSR
  ? [
      "M729-560v20h-100v540h-140v-217h-74v4q0 82-63 124-63 42-166 42-177 0-177-142 0-39 22-64 22-25 56-25 34 0 54 19 19 19 19 46 0 27-15 43-15 16-33 20-47 13-47 34 0 21 26 33 25 12 56 12 123 0 123-142 0-61-29-94-29-33-101-33h-15v-20h15q105 0 105-103 0-77-73-77-36 0-65 23l-8-14q54-41 132-41 77 0 114 29 36 29 36 72 0 89-118 114v4q63 4 103 34 40 29 47 82h76v-303h-57v-20z",
      "M1290-560v20h-98v540h-140v-395q-8-1-32-1-24 0-50 12-26 12-39 29-14 16-22 45-10 41-10 126 0 84 17 122 16 37 57 37 14 0 24-2l4 18q-20 8-52 8-89 0-142-46-53-47-53-151 0-127 81-175 71-42 184-42 15 0 33 2v-127h-363v-20z",
      "M1665-560v20h-182q52 12 80 48 27 35 27 85 0 67-56 103-56 36-150 42v4q51 7 83 34 32 27 45 60 12 32 21 64 9 32 25 54 15 21 40 21 24 0 39-9l6 14q-32 24-94 24-63 0-103-24-41-25-58-61-18-36-30-73-28-93-75-106v-20h31q138 0 138-127 0-133-123-133h-77v-20z",
      "M1965-560v20h-100v540h-140v-540h-100v-20z",
    ].join("")
  : (document.querySelector(".logo-word path")?.getAttribute("d") ?? "");

/** Horizontal position of the anusvara. */
export const binduX = 559;
