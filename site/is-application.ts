/** Whether a router takes the page over in the browser, as in the administration. The server says it of each page. */
import { createContext } from "react";

export const IsApplication = createContext(true);
