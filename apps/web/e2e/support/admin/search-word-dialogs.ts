import { create, unique } from "./admin-test.ts";
import { type DialogGroup, press, topDialog } from "./dialog-case.ts";

/** The dialogs of the screens about the words of search. */
export const searchWordDialogs: DialogGroup[] = [
  {
    name: "synonyms",
    visit: async (page) => {
      const name = `${unique("brolly")}, ${unique("gamp")}`;
      await create(page.request, "/api/synonyms", { terms: name.split(", ") });
      // axe also walks the page behind a dialog, and a list of all synonyms is long.
      const alone = `q=${encodeURIComponent(name)}`;
      await page.goto(`/admin/synonyms?${alone}`);
      return [
        {
          name: "adding synonyms, with a term of another group",
          title: "Add synonyms",
          open: async () => {
            const term = encodeURIComponent(name.split(", ")[0] ?? "");
            await page.goto(`/admin/synonyms/new?term=${term}&${alone}`);
            await topDialog(page).getByRole("radio").first().waitFor();
            return undefined;
          },
        },
        {
          name: "editing synonyms",
          title: "Edit synonyms",
          alike: true,
          open: () => press(page, `Edit ${name}`),
        },
        {
          name: "deleting synonyms",
          title: "Delete synonyms",
          alike: true,
          open: () => press(page, `Delete ${name}`),
        },
      ];
    },
  },
  {
    name: "missed searches",
    visit: async (page) => {
      await page.request.get("/api/search?query=qqqqq");
      await page.goto("/admin/missed-searches");
      return [
        {
          name: "dismissing a text",
          title: "Dismiss search",
          alike: true,
          open: () => press(page, "Dismiss qqqqq"),
        },
      ];
    },
  },
];
