/**
 * The door of the data service: answers requests in the dialect of Supabase's clients, and refuses what it does not
 * have.
 */
export type { DataRequest } from "./http.ts";
export { castTable, errorTable, leftOutList, limitTable, operatorTable, type Table } from "./manual.ts";
export { answerNotOffered, servicesNotOffered } from "./not-offered.ts";
export { type DataService, type DataServiceOptions, openDataService } from "./open-data-service.ts";
export { answerPreflight, corsHeaders } from "./response/index.ts";
export { DataServiceRefused } from "./schema/require-schemas.ts";
