/** Reads what a form has sent. Refuses what is none: another kind of body, or one that ends before its time. */
import { data } from "react-router";

/** @throws 400 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
