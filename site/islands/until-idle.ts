/**
 * Waits until a page has loaded and has nothing else to do. It becomes text of a page, in one line (waking-script.ts), so it uses
 * nothing from outside and has no comments inside. Safari has no `requestIdleCallback`.
 */
export async function untilIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  await new Promise<unknown>((idle) =>
    "requestIdleCallback" in window ? requestIdleCallback(idle, { timeout: 3000 }) : setTimeout(idle, 200),
  );
}
