import { paths } from "@saywhere/validators/urls/paths";
import type { Member } from "./team.ts";

const COUNT = 4;

/** Gives some phrases another address, so that links of before lead somewhere. */
export async function renameSome({ calls }: Member): Promise<{ from: string; to: string }[]> {
  const { items } = await calls.phrase.adminPage.query({ limit: COUNT });
  const moved: { from: string; to: string }[] = [];
  for (const { id, english, category_id, slug, version } of items) {
    const renamed = await calls.phrase.update.mutate({
      id,
      english,
      category_id,
      slug: `${slug}-now`,
      version,
    });
    moved.push({ from: paths.phrase(slug), to: paths.phrase(renamed.slug) });
    moved.push({ from: paths.translation("farsi", slug), to: paths.translation("farsi", renamed.slug) });
  }
  return moved;
}
