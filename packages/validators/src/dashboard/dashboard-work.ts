import { z } from "zod";
import { deploymentStatus } from "../cdn/deployment.ts";
import { unreadMention } from "../comments/comment.ts";

/** What waits for editors, as far as no other list of the dashboard says so. */
export const work = z.object({
  mentions: z.object({
    items: z.array(unreadMention).describe("The newest"),
    total: z.int(),
  }),
  open_comments: z.int(),
  open_tasks: z.int().describe("Tasks that are not completed"),
  warnings: z.object({
    count: z.int().describe("Translations with warnings"),
    more: z.boolean().describe("Whether there are more than were counted"),
  }),
  site: z
    .object({
      status: deploymentStatus,
      at: z.iso.datetime(),
      changes: z
        .int()
        .nullable()
        .describe("Records changed since the last successful deployment; null if there was none"),
    })
    .nullable()
    .describe("The newest deployment; null if there is none"),
});
export type Work = z.infer<typeof work>;
