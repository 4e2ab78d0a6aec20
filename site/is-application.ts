/** Whether a router hydrates the page in the browser, as in the administration. The server sets it for each page. */
import { createContext } from "react";

export const IsApplication = createContext(true);
