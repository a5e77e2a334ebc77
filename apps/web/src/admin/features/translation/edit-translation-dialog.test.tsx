import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { openList } from "./testing/open-list.ts";
import { farsi, row, stored } from "./testing/rows.ts";

const dialog = () => screen.findByRole("dialog", { name: "Edit Translation" });

test("fills the edit form with the stored translation, and sends it with its version", async () => {
  const saved = Promise.withResolvers<ReturnType<typeof stored>>();
  const { user, router } = await openList([row(farsi, { usage_notes: "To anybody" })], "/translations", {
    translation: { update: () => saved.promise },
  });
  await user.click(await screen.findByRole("button", { name: "Edit Hello in Farsi" }));
  expect(router.state.location.searchStr).toBe("?edit=102");
  expect(await dialog()).toHaveTextContent('Edit the translation for "Hello" in Farsi.');
  const form = within(await dialog());
  expect(form.getByRole("textbox", { name: "Native Text" })).toHaveValue("سلام");
  expect(form.getByRole("textbox", { name: "Usage Notes" })).toHaveValue("To anybody");
  expect(form.getByRole("textbox", { name: "Literal Translation" })).toHaveAttribute("rows", "2");
  expect(form.getByRole("textbox", { name: "Usage Notes" })).toHaveAttribute("rows", "2");
  expect(form.getByRole("textbox", { name: "Cultural Notes" })).toHaveAttribute("rows", "3");
  await user.clear(form.getByRole("textbox", { name: "Romanization" }));
  await user.click(form.getByRole("button", { name: "Update Translation" }));
  expect(await form.findByRole("button", { name: "Updating..." })).toBeInTheDocument();
  saved.resolve(stored());
  expect(await screen.findByText("The translation was successfully updated.")).toBeInTheDocument();
  expect(callsOf("translation.update")).toEqual([
    {
      ...stored({ id: 102, romanization: null, usage_notes: "To anybody" }),
      updated_at: undefined,
    },
  ]);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(router.state.location.searchStr).toBe("");
});

test("logs and reports a failed update, and keeps the typed text", async () => {
  expectConsoleError(/Failed to update translation/);
  const { user } = await openList([row(farsi, {})], "/translations?edit=102", {
    translation: {
      update: () => {
        throw new ApiFailure(503, "The database does not answer");
      },
    },
  });
  const form = within(await dialog());
  await user.type(form.getByRole("textbox", { name: "Pronunciation Guide" }), "sah-LAHM");
  await user.click(form.getByRole("button", { name: "Update Translation" }));
  expect(await screen.findByText("Failed to update translation. Please try again.")).toBeInTheDocument();
  expect(form.getByRole("textbox", { name: "Pronunciation Guide" })).toHaveValue("sah-LAHM");
});

test("shows another user's newer version beside the typed one, and saves the choice over it", async () => {
  expectConsoleError(/Failed to update translation/);
  const theirs = stored({ id: 102, romanization: "Salaam", version: 6 });
  const { user } = await openList([row(farsi, {})], "/translations?edit=102", {
    translation: {
      update: () => {
        throw new ApiFailure(409, "Somebody saved it", {
          conflict: {
            reason: "stale",
            saved_by: "Test Colleague",
            saved_at: "2026-03-01T12:01:00.000Z",
            current: theirs,
          },
        });
      },
    },
  });
  const form = within(await dialog());
  await user.type(form.getByRole("textbox", { name: "Romanization" }), "!");
  await user.click(form.getByRole("button", { name: "Update Translation" }));
  const choice = within(await screen.findByRole("dialog", { name: "Somebody else saved this" }));
  await user.click(choice.getByRole("radio", { name: "Yours" }));
  answerApi({ translation: { update: () => stored({ id: 102, romanization: "Salam!", version: 7 }) } });
  await user.click(choice.getByRole("button", { name: "Save chosen" }));
  expect(await screen.findByText("Translation updated")).toBeInTheDocument();
  expect(callsOf("translation.update").at(-1)).toMatchObject({ id: 102, romanization: "Salam!", version: 6 });
});

test("opens a translation of another page by URL, and reports one that does not exist", async () => {
  await openList([], "/translations?edit=102", { translation: { row: () => row(farsi, {}) } });
  expect(within(await dialog()).getByRole("textbox", { name: "Native Text" })).toHaveValue("سلام");
});

test("shows an error for a URL that names no translation", async () => {
  const { user, router } = await openList([], "/translations?edit=999", {
    translation: {
      row: () => {
        throw new ApiFailure(404, "This translation does not exist any more");
      },
    },
  });
  expect(await dialog()).toHaveTextContent("This translation does not exist any more");
  await user.click(within(await dialog()).getAllByRole("button", { name: "Close" })[1] as HTMLElement);
  expect(router.state.location.searchStr).toBe("");
});
