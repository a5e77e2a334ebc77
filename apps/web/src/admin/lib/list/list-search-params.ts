import { sortOrder } from "@saywhere/validators/api/pagination";
import { z } from "zod";

/** What the address of every list may hold; what makes no sense there is dropped. */
export const listSearch = {
  /** What is searched for. */
  q: z.string().max(200).optional().catch(undefined),
  order: sortOrder.optional().catch(undefined),
  /** The record whose dialog is open. */
  edit: recordInAddress(),
};

/** The identifier of a record in an address. */
export function recordInAddress() {
  return z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined);
}
