import { readDevelopmentEnv } from "./env.ts";
import { createLog } from "./logging/log.ts";
import { secretsOf } from "./logging/secrets-of.ts";
import { runServer } from "./running/run-server.ts";
import { tellMendable } from "./running/tell-mendable.ts";

await tellMendable("The development server could not start", async () => {
  const env = readDevelopmentEnv();
  await runServer(env, createLog(env.logLevel, { secrets: secretsOf(env) }), { pages: false });
});
