import type { Translation, TranslationRow } from "@saywhere/validators/content/translation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { paste } from "../../testing/paste.ts";
import { openList } from "./testing/open-list.ts";
import { farsi, german, row } from "./testing/rows.ts";

const WARNING = "same-as-other-phrase";
const AT = "2026-03-01T12:00:00.000Z";
const dialog = async () => within(await screen.findByRole("dialog", { name: "Edit Translation" }));

/** A translation with the text of “Hi”, in a list of those with warnings. */
function openWarned({ fail = false, others = [] as TranslationRow[] } = {}) {
  let accepted: Translation["accepted_warnings"] = [];
  const current = (): TranslationRow => ({
    ...row(farsi, { accepted_warnings: accepted, version: 5 + accepted.length }),
    warnings: accepted.length > 0 ? [] : [WARNING],
  });
  const listed = () => [...(accepted.length > 0 ? [] : [current()]), ...others];
  return openList([], "/translations?show=warnings&edit=102", {
    translation: {
      page: () => ({ items: listed(), next: null, previous: null, total: null, offset: null }),
      row: current,
      sameText: () => [{ translation_id: 103, english: "Hi" }],
      acceptWarning: (input) => {
        if (fail) throw new ApiFailure(409, "Berta saved this while you were changing it");
        const acceptance = { warning: input.warning, accepted_by: "Ada", accepted_at: AT };
        accepted = input.accepted ? [acceptance] : [];
        return current().translation as Translation;
      },
    },
  });
}

test("accepts a warning, says who accepted it, and takes that back, while the dialog keeps typed text", async () => {
  const { user } = await openWarned();
  const form = await dialog();
  expect(screen.getByText("سلام", { selector: "td *" })).toBeInTheDocument();
  await paste(user, form.getByRole("textbox", { name: "Usage Notes" }), "At any time");
  await user.click(await form.findByRole("button", { name: "Accept: Same text as another phrase" }));
  const takeBack = await form.findByRole("button", { name: "Undo accept: Same text as another phrase" });
  await expectFocus(() => takeBack);
  expect(takeBack.closest("li")).toHaveTextContent("Same text as “Hi” · accepted by Ada");
  // The row has left the list of translations with warnings.
  await expect.poll(() => screen.queryByText("سلام", { selector: "td *" })).toBeNull();
  expect(form.getByRole("textbox", { name: "Usage Notes" })).toHaveValue("At any time");

  await user.click(takeBack);
  expect(await form.findByRole("button", { name: /^Accept/ })).toBeInTheDocument();
  expect(callsOf("translation.acceptWarning")).toEqual([
    { id: 102, version: 5, warning: WARNING, accepted: true },
    { id: 102, version: 6, warning: WARNING, accepted: false },
  ]);
});

test("leads from a warning to the other phrase, and offers to accept it only for the stored text", async () => {
  const { user } = await openWarned();
  const form = await dialog();
  expect(await form.findByRole("link", { name: "“Hi”" })).toHaveAttribute(
    "href",
    "/admin/translations?language=2&show=warnings&edit=103",
  );
  expect(form.getByRole("button", { name: /^Accept/ })).toBeInTheDocument();
  await user.type(form.getByRole("textbox", { name: "Native Text" }), "!");
  await expect.poll(() => form.queryByRole("button", { name: /^Accept/ })).toBeNull();
  expect(form.getByRole("link", { name: "“Hi”" })).toBeInTheDocument();
});

test("reports why a warning could not be accepted, and leaves it", async () => {
  const { user } = await openWarned({ fail: true });
  const form = await dialog();
  await user.click(await form.findByRole("button", { name: /^Accept/ }));
  expect(
    await screen.findByText("Failed to update translation. Berta saved this while you were changing it", {
      exact: false,
    }),
  ).toBeInTheDocument();
  expect(form.getByRole("button", { name: /^Accept/ })).toBeInTheDocument();
});

test("the next translation of a filtered list is the one that follows a row that left it", async () => {
  const other = row(german, { native_text: "Guten Tag" });
  const { user, router } = await openWarned({ others: [other] });
  await user.click(await (await dialog()).findByRole("button", { name: /^Accept/ }));
  await expect.poll(() => screen.queryByText("سلام", { selector: "td *" })).toBeNull();
  await user.click((await dialog()).getByRole("button", { name: "Next" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Native Text" })).toHaveValue("Guten Tag"));
  expect(router.state.location.search).toEqual({ show: "warnings", edit: "104" });
  expect((await dialog()).getByRole("link", { name: "View on site" })).toHaveAttribute(
    "href",
    "/phrases/german/hello",
  );
});
