import { compileCache } from "@saywhere/db/testing/compile-cache";

/** What programs that tests run get of this environment. */
export const programEnvironment = { PATH: process.env.PATH, HOME: process.env.HOME, ...compileCache };
