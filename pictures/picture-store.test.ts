import { expect, it } from "vitest";
import { drawPicture } from "./draw-picture.ts";
import { createPictureStore } from "./picture-store.ts";
import { sleeveOf } from "./pictures.ts";

const addresses = Array.from({ length: 200 }, (_, i) => sleeveOf(`Song ${i}`).src);

it("finds every picture, kept or not, within any bound", () => {
  for (const maxBytes of [0, 10_000, 10_000_000]) {
    const store = createPictureStore({ maxBytes });
    for (const address of [...addresses, ...addresses]) {
      expect(store.find(address)).toBe(drawPicture(address)?.svg);
    }
  }
});

it("finds nothing at an address that no picture can have", () => {
  const store = createPictureStore({ maxBytes: 10_000 });
  expect(store.find("/pictures/v1/sleeve-rani-akshar-1.svg")).toBeNull();
  expect(store.find("/pictures/v1/sleeve-rani-akshar-1.svg")).toBeNull();
});
