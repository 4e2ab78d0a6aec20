/** `Accept`: chooses the first supported format by weight, then by order. Refuses with 406 if there is none. */
import { refuse } from "../refusals/errors.ts";
import type { LeftOut } from "../refusals/left-out.ts";
import type { ResponseFormat } from "./api-request.ts";

const any: ResponseFormat = { kind: "any", stripNulls: false };

/**
 * @param isRoot whether the response is the description of the service
 * @throws RequestRefused PGRST107, or PGRST127 if only plans or maps are accepted
 */
export function readResponseFormat(header: string | null, isRoot: boolean): ResponseFormat {
  if (header === null || header.trim() === "") return any;
  const types = byWeight(header);
  for (const type of types) {
    const format = isRoot ? formatOfRoot(type) : formatOfRows(type);
    if (format) return format;
  }
  for (const { name } of types) {
    const missing = missingTypes.get(name);
    if (missing) throw refuse("notImplemented", { what: missing });
  }
  throw refuse("notAcceptable", { types: types.map(({ name }) => name).join(", ") });
}

interface AcceptedType {
  readonly name: string;
  readonly parameters: readonly string[];
}

function byWeight(header: string): AcceptedType[] {
  return header
    .split(",")
    .map((range) => {
      const [name = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return { name, parameters, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ name, weight }) => name !== "" && weight > 0)
    .sort((one, other) => other.weight - one.weight);
}

function formatOfRoot({ name }: AcceptedType): ResponseFormat | null {
  const fits = ["application/openapi+json", "application/json", "application/*", "*/*"].includes(name);
  return fits ? { kind: "openapi", stripNulls: false } : null;
}

function formatOfRows({ name, parameters }: AcceptedType): ResponseFormat | null {
  const stripNulls = parameters.includes("nulls=stripped");
  switch (name) {
    case "*/*":
    case "application/*":
      return any;
    case "application/json":
      return { kind: "list", stripNulls: false };
    case "application/vnd.pgrst.array":
    case "application/vnd.pgrst.array+json":
      return { kind: "list", stripNulls };
    case "application/vnd.pgrst.object":
    case "application/vnd.pgrst.object+json":
      return { kind: "object", stripNulls };
    case "text/csv":
      return { kind: "csv", stripNulls: false };
    default:
      return null;
  }
}

const missingTypes: ReadonlyMap<string, LeftOut> = new Map([
  ["application/vnd.pgrst.plan", "plans"],
  ["application/vnd.pgrst.plan+json", "plans"],
  ["application/vnd.pgrst.plan+text", "plans"],
  ["application/geo+json", "maps"],
]);
