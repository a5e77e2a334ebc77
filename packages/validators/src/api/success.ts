import { z } from "zod";

/** Response of a delete, and of every other call without a result. */
export const successResult = z.object({ success: z.literal(true) }).meta({ id: "Success" });
export type Success = z.infer<typeof successResult>;

/** The only value of that response. */
export const SUCCESS: Success = { success: true };
