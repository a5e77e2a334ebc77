import { SUCCESS, type Success } from "@saywhere/validators/api/success";

/** Waits for a call without a result. */
export async function succeed(call: Promise<void>): Promise<Success> {
  await call;
  return SUCCESS;
}
