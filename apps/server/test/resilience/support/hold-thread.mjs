// Loaded before the server: has a thread wait for the other end of a pipe, as one waits for a disk that hangs.
import { open } from "node:fs";

open(process.env.PIPE, "r", () => undefined);
