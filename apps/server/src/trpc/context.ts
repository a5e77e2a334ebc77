import type { Services } from "../services.ts";

/** What a procedure is called with, made anew for each call. */
export interface Context {
  services: Services;
  /** Status of a successful REST answer, where it is not 200. */
  status?: number;
}
