import { recordKind } from "@saywhere/validators/history/activity";
import { z } from "zod";

const idInUrl = z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined);
const dayInUrl = z.iso.date().optional().catch(undefined);

/** Search parameters of the activity; invalid values are dropped. */
export const activitySearch = z.object({
  /** Identifier of the user whose changes are shown. */
  person: idInUrl,
  /** Identifier of the deployment that brought the changes to the site. */
  deployment: idInUrl,
  kind: recordKind.optional().catch(undefined),
  /** The first and last day shown, in the reader's time zone. */
  from: dayInUrl,
  to: dayInUrl,
});
export type ActivitySearch = z.infer<typeof activitySearch>;

/** Converts the filters to the input of the call: days become the times at which they start and end. */
export function activityFilters({ person, deployment, kind, from, to }: ActivitySearch) {
  return {
    ...(person && { person_id: person }),
    ...(deployment && { deployment_id: deployment }),
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
