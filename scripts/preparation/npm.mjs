/** How npm is called: the one that runs this command, under a Node.js of our choice. */
import { delimiter, dirname } from "node:path";

/**
 * @param node path of the Node.js that shall run npm
 * @returns the program and its first arguments
 */
export function npmCommand(node) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith(".js") ? [node, npm] : ["npm"];
}

/** The environment in which `node` is what programs find under that name. */
export function environmentWith(node) {
  return { PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}` };
}
