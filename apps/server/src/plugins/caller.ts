import type { FastifyReply, FastifyRequest } from "fastify";
import { ANONYMOUS, type Caller } from "../trpc/context.ts";

/** Finds out who makes a request. */
export type CallerOf = (request: FastifyRequest, reply: FastifyReply) => Caller;

export const anonymousCaller: CallerOf = () => ANONYMOUS;
