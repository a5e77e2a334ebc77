import { startCommand } from "./start-command.ts";

await startCommand("reset", () => import("./commands/reset.ts"));
