import { beforeAll, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { expectAccessible, field, fill } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";

beforeAll(async () => {
  await saveSong(sql(), {
    title: "Geet",
    lyrics_hindi: "ला",
    singerNames: "Lata Mangeshkar, मुकेश",
    lyricistNames: "Sahir Ludhianvi",
    albumName: "Mughal-e-Azam (1960)",
  });
});

test("a title in Devanagari is written in Roman letters by one click", () =>
  visit(add, { width: "phone" }, async (page) => {
    await fill(page, { "Song Title": "दिल-ए-नादाँ तुझे हुआ क्या है" });
    const write = page.getByRole("button", { name: "Write it Dil-e-Naadaan Tujhe Hua Kya Hai" });
    await write.waitFor();
    await expectAccessible(page);
    await write.click();
    expect(await field(page, "Song Title").inputValue()).toBe("Dil-e-Naadaan Tujhe Hua Kya Hai");
    expect(await write.count()).toBe(0);
  }));

test("a name is replaced by the person who exists, and a new one by Roman letters", () =>
  visit(add, { width: "phone" }, async (page) => {
    await fill(page, { Singers: "Mohammed Rafi, लता मंगेशकर, नया लड़का" });
    const existing = page.getByRole("button", { name: "Lata Mangeshkar instead of लता मंगेशकर (1 song)?" });
    await existing.click();
    expect(await field(page, "Singers").inputValue()).toBe("Mohammed Rafi, Lata Mangeshkar, नया लड़का");
    await page.getByText("1 singer exists").waitFor();
    await page.getByRole("button", { name: "Write Naya Ladka for नया लड़का" }).click();
    expect(await field(page, "Singers").inputValue()).toBe("Mohammed Rafi, Lata Mangeshkar, Naya Ladka");
  }));

test("a name is suggested while it is typed, in whichever script it is stored", () =>
  visit(add, { width: "phone" }, async (page) => {
    const suggested = () => page.getByRole("option").locator("span:first-child").allTextContents();
    await field(page, "Singers").pressSequentially("लता मं");
    await expect.poll(suggested).toEqual(["Lata Mangeshkar"]);
    await page.keyboard.press("Enter");
    await page.keyboard.type("muk");
    await expect.poll(suggested).toEqual(["मुकेश"]);
  }));

test("a name that exists in Devanagari needs no other spelling", () =>
  visit(add, { width: "phone" }, async (page) => {
    await fill(page, { Singers: "मुकेश", Lyricists: "साहिर लुधियानवी" });
    await page.getByRole("button", { name: "Sahir Ludhianvi instead of साहिर लुधियानवी" }).waitFor();
    await page.getByText("1 singer exists").waitFor();
    expect(await page.getByRole("button", { name: "for मुकेश" }).count()).toBe(0);
  }));

test("the spelling of an album is that of the one that exists, or a new one with the typed year", () =>
  visit(add, { width: "phone" }, async (page) => {
    await fill(page, { Album: "मुग़ल-ए-आज़म" });
    await page.getByRole("button", { name: "Mughal-e-Azam instead of" }).click();
    await page.getByText("The album Mughal-e-Azam (1960) exists").waitFor();
    await fill(page, { Album: "मेरा गाँव (1971)" });
    await page.getByRole("button", { name: "Write Mera Gaanv (1971)" }).click();
    expect(await field(page, "Album").inputValue()).toBe("Mera Gaanv (1971)");
  }));
