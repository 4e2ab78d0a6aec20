/**
 * Waits until a page has loaded and is idle. Its text is inlined in the page, in one line (island-loader.ts), so it
 * uses nothing from outside and has no comments inside. Safari has no `requestIdleCallback`.
 */
export async function untilIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  await new Promise<unknown>((idle) =>
    "requestIdleCallback" in window ? requestIdleCallback(idle, { timeout: 3000 }) : setTimeout(idle, 200),
  );
}
