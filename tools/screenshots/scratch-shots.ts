import { chromium } from "playwright-core";
import { chromiumFlags, signInAt } from "#machine";
const address = "http://127.0.0.1:4611";
const cookie = await signInAt(address, "only for pictures of pages");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "", args: [...chromiumFlags] });
const lyrics = `वो जो हम में तुम में क़रार था
तुम्हें याद हो कि न याद हो

वही यानी वादा निबाह का
तुम्हें याद हो कि न याद हो
परबत की गोरी मोरी बाँहें

वो जो लुत्फ़ मुझ पे थे पेशतर
वो करम कि था मिरे हाल पर
मुझे सब है याद ज़रा ज़रा
खटकत है बसंत तितलियाँ`;
const [only = ""] = process.argv.slice(2);
for (const theme of ["light", "dark"] as const)
  for (const width of [360, 768, 1440]) {
    if (only && !`${theme}-${width}`.includes(only)) continue;
    const context = await browser.newContext({ colorScheme: theme, viewport: { width, height: 900 }, reducedMotion: "reduce", extraHTTPHeaders: { Cookie: cookie } });
    const page = await context.newPage();
    page.on("pageerror", (e) => console.log("ERR", e.message));
    page.on("console", (m) => m.type() === "error" && console.log("CON", m.text()));
    await page.goto(`${address}/admin/lyrics/add`, { waitUntil: "networkidle" });
    const shot = (name: string) => page.screenshot({ path: `/tmp/form-site/${name}-${theme}-${width}.png`, fullPage: true });
    await page.getByLabel("Singers", { exact: true }).fill("लता मंगेशकर, कोई नया गायक");
    await page.getByLabel("Album", { exact: true }).fill("मेरा नया एल्बम (1955)");
    await page.getByLabel("Hindi Lyrics").fill(lyrics);
    await page.keyboard.press("F2");
    await page.getByText(/^Drafted/).waitFor();
    console.log(await page.locator(".draft-bar [role=status]").textContent());
    await page.keyboard.press("F8");
    await page.waitForTimeout(700);
    await shot("key");
    await page.keyboard.press("Escape");
    await page.evaluate(() => { const t = document.querySelector<HTMLInputElement>("[name=title]"); t?.focus(); t?.select(); });
    await page.keyboard.insertText("दिल-ए-नादाँ तुझे हुआ क्या है");
    await page.locator(".unsure-word").last().scrollIntoViewIfNeeded();
    const box = await page.locator(".unsure-word").last().boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(1000);
    await shot("mouse");
    await context.close();
  }
await browser.close();
