import { findNewestDeployment } from "@saywhere/db/queries/deployments/deployment.queries";
import { type Queryable, queryFirst } from "@saywhere/db/queries/queryable";
import { translationPageInput } from "@saywhere/validators/content/translation";
import type { Work } from "@saywhere/validators/dashboard/work";
import type { Actor } from "../../auth/actor.ts";
import type { CommentService } from "../comment/comment.service.ts";
import type { TranslationService } from "../translation/translation.service.ts";

export type DashboardService = ReturnType<typeof createDashboardService>;

interface Deps {
  db: Queryable;
  comment: Pick<CommentService, "mentions">;
  translation: Pick<TranslationService, "page">;
}

const WITH_WARNINGS = translationPageInput.parse({ show: "warnings", limit: 200 });

export function createDashboardService({ db, comment, translation }: Deps) {
  return {
    async work({ me, role }: Actor): Promise<Work> {
      const [counts, mentions, warned, deployment] = await Promise.all([
        queryFirst<Pick<Work, "open_comments" | "open_tasks">>(db, {
          name: "count-open-work",
          text: `select (select count(*)::int from comment where resolved_at is null) as open_comments,
            (select count(*)::int from task where status <> 'completed') as open_tasks`,
        }),
        me.id === null ? { items: [], total: 0 } : comment.mentions(me.id),
        translation.page(WITH_WARNINGS),
        role === "administrator" ? findNewestDeployment(db) : null,
      ]);
      return {
        open_comments: counts?.open_comments ?? 0,
        open_tasks: counts?.open_tasks ?? 0,
        mentions,
        warnings: { count: warned.items.length, more: warned.next !== null },
        site: deployment && { status: deployment.status, at: deployment.finishedAt ?? deployment.startedAt },
      };
    },
  };
}
