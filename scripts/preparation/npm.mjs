/** Calls npm: the one that runs this command, with a chosen Node.js. */
import { delimiter, dirname } from "node:path";

/**
 * @param node path of the Node.js that runs npm
 * @returns the program and its first arguments
 */
export function npmCommand(node) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith(".js") ? [node, npm] : ["npm"];
}

/** An environment in which `node` is found under that name. */
export function environmentWith(node) {
  return { PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}` };
}
