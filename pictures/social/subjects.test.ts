import { expect, test } from "vitest";
import { addressOfSocialPicture, canBePictured, readSocialAddress, type Subject } from "./subjects.ts";

const song: Subject = { kind: "song", id: 52, title: "Ek Do", hindiLine: "एक दो", line: "Geeta Dutt" };

test("an address contains kind and id of the subject", () => {
  expect(readSocialAddress(addressOfSocialPicture(song, "Antara"))).toEqual({ kind: "song", id: 52 });
  expect(readSocialAddress(addressOfSocialPicture({ kind: "home" }, "Antara"))).toEqual({ kind: "home" });
  const director = { ...song, kind: "music-director" } as const;
  expect(readSocialAddress(addressOfSocialPicture(director, "Antara"))).toEqual({
    kind: "music-director",
    id: 52,
  });
});

test.each([
  { kind: "genre", id: "lok-geet" },
  { kind: "list", id: "first-lines" },
  { kind: "year", id: 1954 },
] as const)("an address contains the $kind $id", (subject) => {
  const address = addressOfSocialPicture(
    { title: "Lok Geet", hindiLine: null, line: null, ...subject },
    "Antara",
  );
  expect(readSocialAddress(address)).toEqual(subject);
});

test("a slug in another script has no picture of its own", () => {
  expect(["lok-geet", "ಗೀತೆ", ""].map(canBePictured)).toEqual([true, false, false]);
});

test("an address changes exactly when the picture changes", () => {
  const addresses = [
    addressOfSocialPicture(song, "Antara"),
    addressOfSocialPicture(song, "Geet"),
    addressOfSocialPicture({ ...song, title: "Ek Do Teen" }, "Antara"),
    addressOfSocialPicture({ ...song, hindiLine: null }, "Antara"),
    addressOfSocialPicture({ ...song, line: "Lata Mangeshkar" }, "Antara"),
  ];
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addressOfSocialPicture({ ...song }, "Antara")).toBe(addresses[0]);
});

test.each([
  "/pictures/v1/social/",
  "/pictures/v1/social/song-052-abc.png",
  "/pictures/v1/social/song-52-ABC.png",
  "/pictures/v1/social/song-52-abcdefgh.png",
  "/pictures/v1/social/song-52.png",
  "/pictures/v1/social/poet-52-abc.png",
  "/pictures/v1/social/song-1234567890123456-abc.png",
  "/pictures/v1/social/genre-Lok-abc.png",
  "/pictures/v1/social/year-ghazal-abc.png",
  "/pictures/v1/social/../song-52-abc.png",
  "/pictures/v1/social/home-abc.svg",
  "/pictures/v2/social/home-abc.png",
])("%s is not the address of a social picture", (address) => {
  expect(readSocialAddress(address)).toBeNull();
});
