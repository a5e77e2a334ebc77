import { z } from "zod";

/** Response of a delete, and of every other call without a result. */
export const successResult = z.object({ success: z.literal(true) }).meta({ id: "Success" });
export type Deletion = z.infer<typeof successResult>;
