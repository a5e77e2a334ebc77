import type { CreateFastifyContextOptions } from "@trpc/server/adapters/fastify";
import type { Services } from "../services.ts";

/** How a call came in: REST may set a status; rendering has no reply. */
export type Transport = "trpc" | "rest" | "render";

export interface Context {
  services: Services;
  transport: Transport;
  /** Status of a successful REST answer, where it is not 200. */
  status?: number;
}

/** Makes the context factory of one transport. */
export function contextFactory(services: Services, transport: Transport) {
  return (_options?: CreateFastifyContextOptions): Context => ({ services, transport });
}
