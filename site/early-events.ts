/**
 * What somebody does on a page before its scripts have taken it over. Links and forms work by themselves; a click on a button
 * that only scripts can answer is kept, and carried out once they can. The keys that save press the button that has them.
 */

declare global {
  interface Window {
    /** Set by the script below. */
    earlyEvents?: { readonly heard: Event[]; readonly hear: (event: Event) => void };
  }
}

const types = ["click", "submit", "keydown"] as const;

/** Runs inside the page before anything of it can be clicked. */
export const earlyEventsScript = `{
const heard=[],hear=(event)=>{
if(event.type!=="keydown")return heard.push(event);
const save=(event.ctrlKey||event.metaKey)&&!event.altKey&&event.code==="KeyS"&&document.querySelector("[aria-keyshortcuts^='Control+S']");
if(save){event.preventDefault();event.repeat||save.click()}
};
window.earlyEvents={heard,hear};
for(const type of ${JSON.stringify(types)})addEventListener(type,hear,true);
}`;

export interface EarlyEvents {
  /** The browser has sent a form and will show the page that answers, so this one need not come alive. */
  readonly isLeaving: boolean;
  /** Clicks each button that waits for its scripts, once. */
  carryOut(): void;
}

/** Ends the listening: from now on whoever takes over hears what happens. */
export function takeEarlyEvents(): EarlyEvents {
  const early = window.earlyEvents;
  if (early) for (const type of types) removeEventListener(type, early.hear, true);
  const heard = early?.heard.splice(0) ?? [];
  return {
    isLeaving: heard.some((event) => event.type === "submit" && isPosted(event)),
    carryOut: () => {
      for (const button of new Set(heard.map(buttonOf))) if (button?.isConnected) button.click();
    },
  };
}

function isPosted({ target, defaultPrevented }: Event): boolean {
  return target instanceof HTMLFormElement && target.method === "post" && !defaultPrevented;
}

function buttonOf({ type, target }: Event): HTMLElement | null {
  return type === "click" && target instanceof Element
    ? target.closest<HTMLElement>("button[type=button]")
    : null;
}
