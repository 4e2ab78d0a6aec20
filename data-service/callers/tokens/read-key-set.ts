/**
 * Reads the public keys of tokens from a file. Refuses private keys and secrets, which do not belong on this machine.
 */
import { readFile } from "node:fs/promises";
import { importJWK, type JSONWebKeySet, type JWK } from "jose";
import { z } from "zod";
import { DataServiceRefused } from "../../schema/require-schemas.ts";

const keySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), crv: z.string().optional() })).min(1),
});

/** How a key of each type signs; a curve is named where a type has several. */
const algorithms: Readonly<Record<string, string>> = {
  RSA: "RS256",
  "EC P-256": "ES256",
  "OKP Ed25519": "EdDSA",
};

/**
 * @param path of a file with a JSON Web Key Set (RFC 7517)
 * @throws {DataServiceRefused} for the operator, when the file is missing or holds anything but public keys
 */
export async function readKeySet(path: string): Promise<JSONWebKeySet> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw refused(`cannot be read (${error.code})`);
  });
  const read = keySet.safeParse(parsed(text));
  if (!read.success) throw refused('is no JSON Web Key Set, which is {"keys": [ … ]}');
  for (const [place, key] of read.data.keys.entries()) await requirePublic(key as JWK, place + 1);
  return read.data as JSONWebKeySet;
}

const refused = (problem: string) => new DataServiceRefused(`The file of DATA_API_JWKS_FILE ${problem}.`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function requirePublic(key: JWK, number: number): Promise<void> {
  if (key.d !== undefined || key.k !== undefined)
    throw refused(`has a private key or a secret as key ${number}; give it the public part`);
  const algorithm = algorithms[[key.kty, key.crv].filter(Boolean).join(" ")];
  if (!algorithm) throw refused(`has a key ${number} that is of none of RSA, P-256 and Ed25519`);
  await importJWK(key, algorithm).catch(() => {
    throw refused(`has a key ${number} that is not complete`);
  });
}
