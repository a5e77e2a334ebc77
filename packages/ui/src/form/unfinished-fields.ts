import { createContext } from "react";

/**
 * The IDs of the fields with typed text that is not in the values of their form yet, such as a tag before Enter; null where
 * nothing asks for them.
 */
export const UnfinishedFields = createContext<Set<string> | null>(null);
