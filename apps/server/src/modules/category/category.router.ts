import { category } from "@saywhere/validators/category";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/init.ts";
import { publicRead } from "../../trpc/public-read.ts";

export const categoryRouter = router({
  list: publicProcedure
    .meta(
      publicRead({
        path: "/categories",
        tag: "Categories",
        summary: "List the categories",
        description: "Every category of phrases, in the order of the site.",
      }),
    )
    .input(z.object({}))
    .output(z.array(category))
    .query(({ ctx }) => ctx.services.category.list()),
});
