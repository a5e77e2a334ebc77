import { startCommand } from "./start-command.ts";

await startCommand("dump", () => import("./commands/dump.ts"));
