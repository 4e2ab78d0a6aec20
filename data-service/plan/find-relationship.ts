/** Finds the relationship of an embedding. Refuses unrelated and ambiguous names. */
import { type RelationshipCandidate, refuse } from "../refusals/errors.ts";
import type { ColumnPair, Relationship, RowShape } from "../schema/schema.ts";
import { suggestName } from "../schema/suggest-name.ts";

/**
 * Follows PostgREST's rules. A function has precedence over tables and keys of the same name.
 * @param name name of a function, a table, a foreign key, or the only column of a foreign key
 * @param hint name of a foreign key, one of its columns, or a join table
 * @throws RequestRefused PGRST200 for none, PGRST201 for several
 */
export function findRelationship(shape: RowShape, name: string, hint: string | null): Relationship {
  const related = shape.relationships.filter(({ origin, target }) => origin.schema === target.schema);
  const computed = related.find(({ computedBy }) => computedBy?.name === name);
  if (computed) return computed;
  const found = related.filter((one) =>
    hint === null ? isNamed(one, name) : one.target.name === name && fitsHint(one, hint),
  );
  const [only, other] = found;
  if (only && !other) return only;
  if (other) {
    throw refuse("ambiguousRelationship", { from: shape.name, to: name, candidates: found.map(candidateOf) });
  }
  const suggestion = suggestName(
    name,
    related
      .map(({ computedBy, target }) => computedBy?.name ?? target.name)
      .filter((target) => target !== name),
  );
  throw refuse("noRelationship", { from: shape.name, to: name, hint, schema: shape.schema, suggestion });
}

function isNamed(relationship: Relationship, name: string): boolean {
  const { origin, target, isReferencing, constraints, computedBy, through } = relationship;
  if (computedBy) return false;
  // The foreign key means the table; a view that shows it is named.
  const isKeyed = !target.isView && isKey(relationship, name);
  // In a self-referencing table, the table's name means the referencing rows, and the foreign key the referenced row.
  if (origin === target && !through) return isReferencing ? isKeyed : target.name === name;
  if (target.name === name) return true;
  if (through || target.isView) return false;
  return isReferencing ? isKeyed : constraints.includes(name) && !isOfSelfReference(relationship);
}

/** The foreign key leads from the rows to the target as well: they are a self-referencing table and a view of it. */
function isOfSelfReference({ origin, target, constraints: [constraint = ""] }: Relationship): boolean {
  return origin.relationships.some(
    (other) => other.isReferencing && other.target === target && other.constraints.includes(constraint),
  );
}

const isKey = (relationship: Relationship, name: string) =>
  relationship.constraints.includes(name) || isOwnColumn(relationship, name);

const isOwnColumn = ({ pairs }: Relationship, name: string) => pairs.length === 1 && pairs[0]?.[0] === name;

function fitsHint(
  { origin, target, isReferencing, constraints, pairs, through }: Relationship,
  hint: string,
) {
  if (through) return through.table.name === hint || constraints.includes(hint);
  if (origin === target && isReferencing) return false;
  const [pair] = pairs;
  return constraints.includes(hint) || (pairs.length === 1 && pair !== undefined && pair.includes(hint));
}

function candidateOf(relationship: Relationship): RelationshipCandidate & { hint: string } {
  const { cardinality, origin, target, constraints, pairs, through } = relationship;
  const [first = "", second = ""] = constraints;
  const list = (of: readonly ColumnPair[], side: 0 | 1) => of.map((pair) => pair[side]).join(", ");
  return {
    cardinality,
    embedding: `${origin.name} with ${target.name}`,
    relationship: through
      ? `${through.table.name} using ${first}(${list(through.near, 1)}) and ${second}(${list(through.far, 0)})`
      : `${first} using ${origin.name}(${list(pairs, 0)}) and ${target.name}(${list(pairs, 1)})`,
    hint: through ? through.table.name : first,
  };
}
