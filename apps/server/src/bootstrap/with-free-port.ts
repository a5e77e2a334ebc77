import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { type Env, environmentWith, readEnv } from "../config/env.ts";
import { listen } from "../http/listen.ts";

/** Chooses a free port where `PORT` is 0. It has to be known before the server listens, because URLs contain it. */
export async function withFreePort(env: Env): Promise<Env> {
  if (env.port !== 0) return env;
  const app = fastify();
  await listen(app, env);
  const [address] = app.addresses() as AddressInfo[];
  await app.close();
  return readEnv(environmentWith({ PORT: String(address?.port) }));
}
