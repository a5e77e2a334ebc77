import type {
  ActivityInput,
  ActivityPage,
  ChangesInput,
  ChangesPage,
  History,
  HistoryInput,
  RestoreInput,
} from "@saywhere/validators/activity";
import type { Deletion } from "@saywhere/validators/deletion";
import type { Actor } from "../../trpc/context.ts";

export interface ActivityService {
  list(input: ActivityInput, actor: Actor): Promise<ActivityPage>;
  changes(input: ChangesInput, actor: Actor): Promise<ChangesPage>;
  history(input: HistoryInput, actor: Actor): Promise<History>;
  /** @throws AppError NOT_FOUND, or CONFLICT where something else stands in the way, such as a slug taken since */
  restore(input: RestoreInput, actor: Actor): Promise<Deletion>;
  undo(changeSetId: string, actor: Actor): Promise<Deletion>;
  undoDelete(input: HistoryInput, actor: Actor): Promise<Deletion>;
}
