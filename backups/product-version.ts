/** The version of Antara, as package.json says it. */
import packageFile from "../package.json" with { type: "json" };

export const productVersion: string = packageFile.version;
