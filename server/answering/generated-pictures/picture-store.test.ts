import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { drawPicture, sleeveOf } from "#pictures";
import { createPictureStore } from "./picture-store.ts";

const addresses = Array.from({ length: 200 }, (_, i) => sleeveOf(`Song ${i}`).src);

it("finds every picture, kept or not, within any bound", () => {
  for (const maxBytes of [1, 10_000, 10_000_000]) {
    const store = createPictureStore({ maxBytes });
    for (const address of [...addresses, ...addresses]) {
      const found = store.find(address, "identity");
      expect(Buffer.from(found?.body ?? []).toString()).toBe(drawPicture(address)?.svg);
    }
  }
});

it("gives the same picture in each form", () => {
  const store = createPictureStore({ maxBytes: 10_000_000 });
  const [address = ""] = addresses;
  const svg = drawPicture(address)?.svg;
  expect(brotliDecompressSync(store.find(address, "br")?.body ?? "").toString()).toBe(svg);
  expect(gunzipSync(store.find(address, "gzip")?.body ?? "").toString()).toBe(svg);
});

it("compresses a picture once", () => {
  const store = createPictureStore({ maxBytes: 10_000_000 });
  const [address = ""] = addresses;
  expect(store.find(address, "br")).toBe(store.find(address, "br"));
});

it("finds nothing at an address that no picture can have", () => {
  const store = createPictureStore({ maxBytes: 10_000 });
  expect(store.find("/pictures/v1/sleeve-rani-akshar-1.svg", "br")).toBeNull();
  expect(store.find("/pictures/v1/sleeve-rani-akshar-1.svg", "br")).toBeNull();
});
