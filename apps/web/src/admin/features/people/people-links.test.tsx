import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { choose, link, openPeople } from "./testing/open-people.ts";

/** Opens the people with an API that answers each request for a link only when the test says so. */
async function openWithSlowLinks() {
  const answers: ((secret: string) => void)[] = [];
  const resetLink = async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    answers.push(resolve);
    return { ...link, url: `https://saywhere.test/admin/invitation#${await promise}` };
  };
  const { user, router } = await openPeople({ resetLink });
  /** Answers the request at a position. */
  const answer = async (index: number, secret: string) => {
    await expect.poll(() => answers.length).toBeGreaterThan(index);
    await act(async () => answers[index]?.(secret));
  };
  return { user, router, answer };
}

const dialogOf = (name: string) => screen.findByRole("dialog", { name });
const press = (label: string) => screen.getByRole("button", { name: label });

test("creates one link for a person at a time", async () => {
  const { user, answer } = await openWithSlowLinks();
  await choose(user, "Test Editor", "New password link");
  await choose(user, "Test Editor", "New password link");
  await answer(0, "first");
  const dialog = await dialogOf("Password link for Test Editor");
  expect(dialog).toHaveTextContent("#first");
  expect(callsOf("people.resetLink")).toEqual([{ id: 7 }]);

  await user.click(within(dialog).getByRole("button", { name: "Done" }));
  await choose(user, "Test Editor", "New password link");
  await answer(1, "second");
  expect(await dialogOf("Password link for Test Editor")).toHaveTextContent("#second");
});

test("shows a link until it is closed, and then the link of another person that came meanwhile", async () => {
  const { user, answer } = await openWithSlowLinks();
  await choose(user, "Test Editor", "New password link");
  await choose(user, "Test Newcomer", "New invitation link");
  await answer(0, "for-editor");
  await dialogOf("Password link for Test Editor");
  await user.click(press("Copy link"));
  await answer(1, "for-newcomer");
  expect(await dialogOf("Password link for Test Editor")).toHaveTextContent("#for-editor");
  await user.click(press("Done"));

  const next = await dialogOf("Invitation for Test Newcomer");
  expect(next).toHaveTextContent("#for-newcomer");
  // This one was not copied yet.
  await user.keyboard("{Escape}");
  expect(await dialogOf("Leave without the link for Test Newcomer?")).toBeVisible();
  await user.click(press("Leave"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("asks about each link that is not copied before navigation loses it, also about one that waits", async () => {
  const { user, router, answer } = await openWithSlowLinks();
  await choose(user, "Test Editor", "New password link");
  await choose(user, "Test Newcomer", "New invitation link");
  await answer(0, "for-editor");
  await answer(1, "for-newcomer");
  await dialogOf("Password link for Test Editor");
  const leave = () => act(async () => void router.navigate({ to: "/" }));
  await leave();
  const both = await dialogOf("Leave without the links for Test Editor and Test Newcomer?");
  await user.click(within(both).getByRole("button", { name: "Stay here" }));
  await user.click(press("Copy link"));
  await leave();
  const second = await dialogOf("Leave without the link for Test Newcomer?");
  await user.click(within(second).getByRole("button", { name: "Stay here" }));
  expect(await dialogOf("Password link for Test Editor")).toBeVisible();
  await leave();
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  await expect.poll(() => router.state.location.pathname).toBe("/");
});
