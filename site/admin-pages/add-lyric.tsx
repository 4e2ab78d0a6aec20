/** A new song. */

import type { Route } from "./+types/add-lyric.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { LyricForm } from "./lyric-form/lyric-form.tsx";
import { emptyText } from "./lyric-form/lyric-text.ts";
import { saveLyric } from "./lyric-form/save-lyric.server.ts";
import { sendLyric } from "./lyric-form/send-lyric.ts";
import { newSaveKey } from "./save-key.ts";

export const handle: AdminHandle = { title: "Add New Lyric", isForm: true };

export function loader() {
  return { saveKey: newSaveKey() };
}

export function action(facts: Route.ActionArgs) {
  return saveLyric(facts, null);
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendLyric(serverAction, request, "Error Adding Lyric");
}

export default function AddLyric({ loaderData: { saveKey }, actionData }: Route.ComponentProps) {
  return <LyricForm begin={emptyText} saveKey={saveKey} posted={actionData} />;
}
