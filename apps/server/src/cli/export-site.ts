import { startCommand } from "./start-command.ts";

await startCommand("exportSite", () => import("./commands/export-site.ts"));
