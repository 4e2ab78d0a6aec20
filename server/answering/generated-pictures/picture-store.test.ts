import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { drawPicture, sleeveOf } from "#pictures";
import { createPictureStore } from "./picture-store.ts";

const addresses = Array.from({ length: 200 }, (_, i) => sleeveOf(`Song ${i}`).src);

it("finds every picture, cached or not, with any size limit", () => {
  for (const maxBytes of [1, 10_000, 10_000_000]) {
    const findPicture = createPictureStore({ maxBytes });
    for (const address of [...addresses, ...addresses]) {
      const found = findPicture(address, "identity");
      expect(Buffer.from(found?.body ?? []).toString()).toBe(drawPicture(address));
    }
  }
});

it("gives the same picture in each encoding", () => {
  const findPicture = createPictureStore({ maxBytes: 10_000_000 });
  const [address = ""] = addresses;
  const svg = drawPicture(address);
  expect(brotliDecompressSync(findPicture(address, "br")?.body ?? "").toString()).toBe(svg);
  expect(gunzipSync(findPicture(address, "gzip")?.body ?? "").toString()).toBe(svg);
});

it("compresses a picture once", () => {
  const findPicture = createPictureStore({ maxBytes: 10_000_000 });
  const [address = ""] = addresses;
  expect(findPicture(address, "br")).toBe(findPicture(address, "br"));
});

it("finds nothing at an address that no picture can have", () => {
  const findPicture = createPictureStore({ maxBytes: 10_000 });
  expect(findPicture("/pictures/v1/sleeve-rani-akshar-1.svg", "br")).toBeNull();
  expect(findPicture("/pictures/v1/sleeve-rani-akshar-1.svg", "br")).toBeNull();
});
