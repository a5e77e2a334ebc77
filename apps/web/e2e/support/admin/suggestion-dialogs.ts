import { expect } from "../test.ts";
import { unique } from "./admin-test.ts";
import { type DialogGroup, press } from "./dialog-case.ts";

/** The dialogs by which editors decide on suggestions of visitors. */
export const suggestionDialogs: DialogGroup[] = [
  {
    name: "suggestions",
    visit: async (page) => {
      const suggested = unique("Otherwise");
      const data = { translation_id: 1, field: "native_text", suggested, seconds: 9 };
      expect((await page.request.post("/api/suggestions", { data })).status()).toBe(200);
      await page.goto("/admin/suggestions");
      const button = page.getByRole("button", { name: `Accept ${suggested}` });
      const name = (await button.getAttribute("aria-label")) ?? "";
      return [
        {
          name: "accepting a suggestion",
          title: "Edit Translation",
          alike: true,
          open: () => press(page, name),
        },
        {
          name: "refusing a suggestion",
          title: "Refuse suggestion",
          alike: true,
          open: () => press(page, name.replace("Accept", "Refuse")),
        },
      ];
    },
  },
];
