/** Navigates within the document, and announces it. */
import type { AlivePart } from "../islands/alive-parts.ts";
import type { IslandTexts } from "../texts/island-texts.ts";
import { type FailedNavigation, followLinks } from "./follow-links.ts";
import { failureText, loadingText, type NavigationTexts } from "./navigation-texts.ts";
import { prefetchLinks } from "./prefetch.ts";

interface NavigationFacts {
  readonly siteName: string;
}

/** @param element as `NavigationFrame` has it */
export function startNavigation(
  element: HTMLElement,
  { siteName }: NavigationFacts,
  { navigation }: IslandTexts,
): AlivePart {
  const [status, alert] = element.querySelectorAll("[role]");
  const line = document.createElement("div");
  line.className = "loading-line";
  let arrival = "";
  const controller = new AbortController();
  followLinks(
    {
      onWaiting(address) {
        status?.replaceChildren(address ? loadingText(address.pathname, siteName, navigation) : arrival);
        if (address) status?.after(line);
        else line.remove();
      },
      onArrival() {
        arrival = document.title;
        status?.replaceChildren(arrival);
      },
      onFailure: (failed) => alert?.replaceChildren(...(failed ? [failedNotice(failed, navigation)] : [])),
    },
    controller.signal,
  );
  prefetchLinks(controller.signal);
  return { stop: () => controller.abort() };
}

/** As `FailedNotice`. */
function failedNotice({ address, tryAgain }: FailedNavigation, texts: NavigationTexts): Element {
  const notice = document.createElement("div");
  notice.className = "notice failed";
  const { title, text } = failureText(address.pathname, texts);
  notice.innerHTML = `<p><strong>${title}</strong>${text}</p><button type="button" class="try-again">${texts.tryAgain}</button>`;
  notice.querySelector("button")?.addEventListener("click", tryAgain);
  return notice;
}
