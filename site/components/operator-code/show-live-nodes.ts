/** Puts an operator's code into the page; what does that is loaded only where there is a code. */

/**
 * @param code HTML as the administrator has set it
 * @param place where it goes, after what stands there
 * @returns what takes it out again
 */
export function showLiveNodes(code: string, place: Element): () => void {
  let nodes: ChildNode[] | null = [];
  import("./live-nodes.ts").then((live) => {
    if (!nodes) return;
    nodes = live.liveNodesOf(code);
    place.append(...nodes);
  });
  return () => {
    for (const node of nodes ?? []) node.remove();
    nodes = null;
  };
}
