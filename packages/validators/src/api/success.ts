import { z } from "zod";

/** What a delete, and every other call that has nothing to tell, answers. */
export const successResult = z.object({ success: z.literal(true) }).meta({ id: "Success" });
export type Deletion = z.infer<typeof successResult>;
