import { slugRedirectInput, slugRedirectTarget } from "@saywhere/validators/content/slug-redirect";
import { editorProcedure, router } from "../../trpc/procedures.ts";

export const slugRedirectRouter = router({
  /** The record that loses its old links when another one takes a slug that it formerly had. */
  target: editorProcedure
    .input(slugRedirectInput)
    .output(slugRedirectTarget.nullable())
    .query(({ ctx, input }) => ctx.services.slugRedirect.target(input)),
});
