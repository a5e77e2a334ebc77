import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { farsi, spanish } from "../../testing/content.ts";
import { languageCoverage } from "../../testing/dashboard.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

test("links each language to the phrases that it misses", async () => {
  const coverage = () => [
    languageCoverage(farsi.id, farsi.name, { phrases: 1_300, translated: 10 }),
    languageCoverage(spanish.id, spanish.name),
  ];
  await renderAdmin("/languages", { answers: { language: { adminList: () => [spanish, farsi], coverage } } });
  const link = await screen.findByRole("link", { name: "1,290 missing in Farsi (Persian)" });
  expect(link).toHaveAttribute("href", `/admin/translations/grid?language=${farsi.id}`);
  expect(screen.getAllByRole("link", { name: /missing/ })).toHaveLength(1);
});

test("opens the edit dialog of a language by a click on its row", async () => {
  const answers = {
    language: { adminList: () => [spanish, farsi], adminGet: () => spanish, coverage: () => [] },
  };
  const { user, router } = await renderAdmin("/languages", { answers });
  await user.click(await screen.findByRole("rowheader", { name: spanish.name }));
  expect(await screen.findByRole("dialog", { name: "Edit Language" })).toBeInTheDocument();
  expect(router.state.location.href).toBe(`/languages?edit=${spanish.id}`);
});
