import { failsWith } from "../../testing/api-failure.ts";

/** The calls of a phrase page, for tests in which what links lead to does not matter. */
export const missingPhrase = { detail: failsWith(404), inAllLanguages: failsWith(404) };
