import { compileCache } from "@saywhere/db/testing/compile-cache";

/** The variables of this environment that tests pass to the programs they run. */
export const programEnvironment = { PATH: process.env.PATH, HOME: process.env.HOME, ...compileCache };
