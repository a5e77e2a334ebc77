import type { ErrorBody } from "@saywhere/validators/api/error-body";

type Described = Pick<ErrorBody, "message" | "code">;

/** The message and the code of an error response, in REST's format or, under /trpc, in tRPC's. */
export function errorOf(text: string): Described {
  const body = JSON.parse(text) as Described & { error?: { message: string; data: { code: string } } };
  if (!body.error) return { message: body.message, code: body.code };
  return { message: body.error.message, code: body.error.data.code };
}
