/** Inserts an operator's code into the page. What makes its nodes is loaded only on pages with a code. */

/**
 * @param code HTML as the administrator has set it
 * @param parent gets the code as its last nodes
 * @returns a function that removes it
 */
export function insertCode(code: string, parent: Element): () => void {
  let nodes: ChildNode[] | null = [];
  import("./runnable-nodes.ts").then((module) => {
    if (!nodes) return;
    nodes = module.runnableNodesOf(code);
    parent.append(...nodes);
  });
  return () => {
    for (const node of nodes ?? []) node.remove();
    nodes = null;
  };
}
