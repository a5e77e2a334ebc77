import { startCommand } from "./start-command.ts";

await startCommand("seed", () => import("./commands/seed.ts"));
