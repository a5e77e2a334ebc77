import { category } from "@saywhere/validators/category";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/init.ts";

export const categoryRouter = router({
  list: publicProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/categories",
        tags: ["Categories"],
        summary: "List the categories",
        description: "Every category of phrases, in the order of the site.",
      },
    })
    .input(z.object({}))
    .output(z.array(category))
    .query(({ ctx }) => ctx.services.category.list()),
});
