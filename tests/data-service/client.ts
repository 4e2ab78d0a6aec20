/** The official client of Supabase, with the keys of a test's site. */
import { createClient } from "@supabase/supabase-js";

export const keys = { anon: "test-public-key", service_role: "test-secret-key" } as const;

type Role = keyof typeof keys;

export const roles: readonly Role[] = ["anon", "service_role"];

/** Settings of a site with these keys. */
export const keySettings = { DATA_API_PUBLIC_KEY: keys.anon, DATA_API_SECRET_KEY: keys.service_role };

/** @param address of the site */
export function clientOf(address: string, role: Role) {
  return createClient(address, keys[role], { auth: { persistSession: false, autoRefreshToken: false } });
}
