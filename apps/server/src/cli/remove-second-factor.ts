import { startCommand } from "./start-command.ts";

await startCommand("removeSecondFactor", () => import("./commands/remove-second-factor.ts"));
