import { startCommand } from "./start-command.ts";

await startCommand("createToken", () => import("./commands/create-token.ts"));
