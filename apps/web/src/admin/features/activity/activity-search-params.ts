import { recordKind } from "@saywhere/validators/accounts/activity";
import { z } from "zod";

const dayInAddress = z.iso.date().optional().catch(undefined);

/** What the address of the activity holds; what makes no sense there is dropped. */
export const activitySearch = z.object({
  /** Identifier of the person whose changes are shown. */
  person: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
  kind: recordKind.optional().catch(undefined),
  /** The first and the last day that is shown, in the reader's time zone. */
  from: dayInAddress,
  to: dayInAddress,
});
export type ActivitySearch = z.infer<typeof activitySearch>;

/** The filters as the call takes them: days become the moments they begin and end at. */
export function activityFilters({ person, kind, from, to }: ActivitySearch) {
  return {
    ...(person && { person_id: person }),
    ...(kind && { kind }),
    ...(from && { from: startOfDay(from, 0) }),
    ...(to && { to: startOfDay(to, 1) }),
  };
}

function startOfDay(day: string, later: number): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}
