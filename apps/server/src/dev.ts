import { readDevelopmentEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { runServer } from "./run-server.ts";
import { secretsOf } from "./secrets-of.ts";
import { tellMendable } from "./tell-mendable.ts";

await tellMendable("The development server could not start", async () => {
  const env = readDevelopmentEnv();
  await runServer(env, createLog(env.logLevel, { secrets: secretsOf(env) }), { pages: false });
});
