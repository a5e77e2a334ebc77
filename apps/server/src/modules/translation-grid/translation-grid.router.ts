import {
  gridPage,
  gridPageInput,
  gridRow,
  gridRowInput,
} from "@saywhere/validators/content/translation-grid";
import { editorProcedure, router } from "../../trpc/procedures.ts";

export const translationGridRouter = router({
  /** One page of the phrases of a language, to be translated one after the other. */
  page: editorProcedure
    .input(gridPageInput)
    .output(gridPage)
    .query(({ ctx, input }) => ctx.services.translationGrid.page(input)),

  /** One phrase in a language. */
  row: editorProcedure
    .input(gridRowInput)
    .output(gridRow)
    .query(({ ctx, input }) => ctx.services.translationGrid.row(input)),
});
