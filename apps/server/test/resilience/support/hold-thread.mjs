// Loaded before the server: blocks a thread on the other end of a pipe, as a hanging disk would.
import { open } from "node:fs";

open(process.env.PIPE, "r", () => undefined);
