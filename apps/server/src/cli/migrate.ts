import { startCommand } from "./start-command.ts";

await startCommand("migrate", () => import("./commands/migrate.ts"));
