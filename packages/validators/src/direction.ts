import { z } from "zod";

export const direction = z.enum(["ltr", "rtl"]).describe("Writing direction of the language's script");
export type Direction = z.infer<typeof direction>;
