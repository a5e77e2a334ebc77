import { findNewestDeployment } from "@saywhere/db/queries/deployments/deployment.queries";
import {
  findDeployedPosition,
  readChangesSince,
} from "@saywhere/db/queries/deployments/deployment-changes.queries";
import { countOpenWork } from "@saywhere/db/queries/open-work.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { translationPageInput } from "@saywhere/validators/content/translation";
import type { Work } from "@saywhere/validators/dashboard/dashboard-work";
import type { Actor } from "../../auth/actor.ts";
import type { CommentService } from "../comment/comment.service.ts";
import type { TranslationService } from "../translation/translation.service.ts";

export type DashboardService = ReturnType<typeof createDashboardService>;

interface Deps {
  db: Queryable;
  comment: Pick<CommentService, "mentions">;
  translation: Pick<TranslationService, "page" | "warningCounts">;
}

export function createDashboardService({ db, comment, translation }: Deps) {
  return {
    /** What waits for a user: of the languages that an editor is limited to, where translations are counted. */
    async work({ me }: Actor): Promise<Work> {
      const [counts, mentions, warned, site] = await Promise.all([
        countOpenWork(db, me.language_ids),
        me.id === null ? { items: [], total: 0 } : comment.mentions(me.id),
        countWarned(translation, me.language_ids),
        readSite(db),
      ]);
      return { ...counts, mentions, warnings: warned, site };
    },
  };
}

async function readSite(db: Queryable): Promise<Work["site"]> {
  const newest = await findNewestDeployment(db);
  if (!newest) return null;
  const { status, finishedAt, startedAt, target } = newest;
  const deployed = await findDeployedPosition(db, target);
  const changed = deployed === null ? null : await readChangesSince(db, deployed);
  return { status, at: finishedAt ?? startedAt, changes: changed?.records ?? null };
}

/** Counts the translations with warnings: all, or where there are too many translations, those of one page. */
async function countWarned(
  translation: Deps["translation"],
  languageIds: number[] | null,
): Promise<Work["warnings"]> {
  const counts = await translation.warningCounts();
  if (counts.length > 0) {
    const counted = counts.filter(({ language_id }) => languageIds?.includes(language_id) ?? true);
    return { count: counted.reduce((sum, one) => sum + one.translations, 0), more: false };
  }
  const filters = { show: "warnings", limit: 200, language_ids: languageIds ?? undefined };
  const page = await translation.page(translationPageInput.parse(filters));
  return { count: page.items.length, more: page.next !== null };
}
