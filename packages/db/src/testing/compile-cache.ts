import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The environment with which programs that tests start share their compiled code: a start then takes a third of the CPU
 * time. The folder is the one in which programs cache it by themselves.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache") };
