import { sortOrder } from "@saywhere/validators/api/pagination";
import { z } from "zod";

/** Search params of every list; invalid values are dropped. */
export const listSearch = {
  /** Search text. */
  q: z.string().max(200).optional().catch(undefined),
  order: sortOrder.optional().catch(undefined),
  /** ID of the record whose dialog is open. */
  edit: recordInAddress(),
};

/** The ID of a record in a URL. */
export function recordInAddress() {
  return z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined);
}
