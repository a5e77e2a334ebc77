import { act, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { greetings, numbers } from "../../testing/content.ts";
import { paste } from "../../testing/paste.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { expectToast } from "../../testing/toast.ts";

const answers = {
  category: { adminList: () => [greetings, numbers] },
  slugRedirect: { target: () => ({ name: "Hello" }) },
};
const dialog = (name: string) => screen.findByRole("dialog", { name });
const field = (name: string) => screen.getByRole("textbox", { name });
const HINT = "Old links to this slug lead to “Hello”. If you use it, they will lead here.";
const asked = () => callsOf("slugRedirect.target");

test("describes where old links to the slug lead, and saves the record all the same", async () => {
  const { user } = await renderAdmin("/categories/new", { answers });
  answerApi({ category: { create: () => numbers } });
  await dialog("Add Category");
  await user.type(field("Name"), "Hi there");
  expect(await screen.findByText(HINT)).toBeVisible();
  expect(field("Slug")).toHaveAccessibleDescription(`On the site: /phrases?category=hi-there ${HINT}`);
  expect(field("Slug")).toBeValid();
  expect(asked().at(-1)).toEqual({ kind: "category", slug: "hi-there" });
  await paste(user, field("Description"), "Clocks.");
  await user.click(screen.getAllByRole("button", { name: "Add Category" }).at(-1) as HTMLElement);
  await expectToast("The category was successfully added.");
});

test("asks about a changed slug with the record's ID, and not about an empty, invalid or stored one", async () => {
  const { user } = await renderAdmin(`/categories?edit=${greetings.id}`, { answers });
  await dialog("Edit Category");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const type = async (slug: string) => {
    await user.clear(field("Slug"));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await paste(user, field("Slug"), slug);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  };
  await type("Not valid");
  await type(greetings.slug);
  await type("hi");
  expect(await screen.findByText(HINT)).toBeVisible();
  expect(asked()).toEqual([{ kind: "category", slug: "hi", id: greetings.id }]);
  await user.type(field("Slug"), "!");
  await expect.poll(() => screen.queryByText(HINT)).toBeNull();
});
