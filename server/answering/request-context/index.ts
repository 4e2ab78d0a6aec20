/** The door of the request context: the plain form of an address, its row in the table, and the visitor. */
export {
  type ContextEnvironment,
  type ContextListener,
  createContextReader,
  type ReadContext,
  type RequestContext,
} from "./request-context.ts";
