import { startCommand } from "./start-command.ts";

await startCommand("restore", () => import("./commands/restore.ts"));
