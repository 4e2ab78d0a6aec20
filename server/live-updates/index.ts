export { acceptUpgrades } from "./accept-upgrades.ts";
