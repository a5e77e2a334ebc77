import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * What programs that tests run get of this environment. The cache is the one that the programs enable themselves: with
 * it, Node has no need to load its TypeScript compiler before.
 */
export const programEnvironment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
};
