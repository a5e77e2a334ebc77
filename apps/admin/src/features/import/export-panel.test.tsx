import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../testing/api-failure.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

test("an export is a plain link that follows the choices", async () => {
  const { user } = await renderAdmin("/translations/import", {
    answers: {
      language: {
        adminList: () => [
          {
            id: 2,
            slug: "farsi",
            name: "Farsi (Persian)",
            nativeName: "فارسی",
            code: "fa",
            script: "Arab",
            direction: "rtl",
            family: null,
            speakers: null,
            regions: null,
            writing: null,
            description: "Farsi.",
            version: 1,
            aliases: [],
            translation_count: 134,
          },
        ],
      },
    },
  });
  const link = () => screen.getByRole("link", { name: "Export" });
  expect(link()).toHaveAttribute("href", "/api/language-phrases/export?format=csv");
  expect(link()).toHaveAttribute("download");
  await user.click(screen.getByRole("combobox", { name: "Language" }));
  await user.click(await screen.findByRole("option", { name: "Farsi (Persian)" }));
  await user.click(screen.getByRole("radio", { name: /Only the missing ones/ }));
  await user.click(screen.getByRole("radio", { name: /JSON/ }));
  expect(link()).toHaveAttribute(
    "href",
    "/api/language-phrases/export?format=json&language=farsi&missing=true",
  );
  expect(screen.getByRole("link", { name: "Export a template" })).toHaveAttribute(
    "href",
    "/api/language-phrases/export?format=csv&missing=true",
  );
});

test("says that the languages could not be read, and reads them again", async () => {
  let away = true;
  const adminList = () => {
    if (away) throw new ApiFailure(503, "The database does not answer.");
    return [];
  };
  const { user } = await renderAdmin("/translations/import", { answers: { language: { adminList } } });
  const told = await screen.findByRole("alert");
  expect(told).toHaveTextContent("The languages could not be loaded.");
  away = false;
  await user.click(within(told).getByRole("button", { name: "Try Again" }));
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

test("an export after the session ended asks to sign in, and saves no refusal as a file", async () => {
  const { user } = await renderAdmin("/translations/import", {
    answers: {
      language: { adminList: () => [] },
      account: {
        get: () => {
          throw new ApiFailure(401, "Sign in first");
        },
      },
    },
  });
  await user.click(await screen.findByRole("link", { name: "Export" }));
  const dialog = await screen.findByRole("dialog", { name: /sign in/i });
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(await screen.findByText("Failed to export translations. Sign in first")).toBeInTheDocument();
});
