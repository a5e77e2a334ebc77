import { AppError } from "../../src/errors/app-error.ts";

export const AUTHOR = { personId: null, apiTokenId: null, name: "Ada" };

/** Returns the error that a call was rejected with. */
export async function refusal(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => new Error("It was not refused"),
    (failure: unknown) => failure,
  );
  if (!(error instanceof AppError)) throw error;
  return error;
}
