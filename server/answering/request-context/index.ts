export {
  type ContextEnvironment,
  type ContextListener,
  createContextReader,
  type ReadContext,
  type RequestContext,
} from "./request-context.ts";
