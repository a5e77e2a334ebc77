import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { renderBlock } from "../../testing/render-block.tsx";
import { ShowOnceDialog } from "./show-once-dialog.tsx";

const QUESTION = { title: "Leave without the token?", text: "You can create a new one." };

async function open(props: { question?: typeof QUESTION } = { question: QUESTION }) {
  function Screen() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setShown(true)}>
          Show
        </button>
        {shown && (
          <ShowOnceDialog
            title="A new token"
            copies={[{ label: "Token", text: "a secret" }]}
            {...props}
            onClose={() => setShown(false)}
          />
        )}
      </>
    );
  }
  const block = await renderBlock(Screen);
  await block.user.click(press("Show"));
  return block;
}

type User = Awaited<ReturnType<typeof open>>["user"];
const press = (label: string) => screen.getByRole("button", { name: label });
const dialog = () => screen.queryByRole("dialog", { name: "A new token" });
const question = () => screen.queryByRole("dialog", { name: QUESTION.title });
const answer = async (user: User, label: string) =>
  user.click(within(await screen.findByRole("dialog", { name: QUESTION.title })).getByText(label));

test.each([
  ["Escape", (user: User) => user.keyboard("{Escape}")],
  ["the X", (user: User) => user.click(press("Close"))],
])("asks before %s closes a secret that was not copied, and closes it after Copy", async (_, close) => {
  const { user } = await open();
  await close(user);
  await answer(user, "Stay here");
  expect(question()).toBeNull();
  expect(dialog()).toBeInTheDocument();
  await close(user);
  await answer(user, "Leave");
  expect(dialog()).toBeNull();
  await expectFocus(() => press("Show"));

  await user.click(press("Show"));
  await user.click(press("Copy token"));
  await screen.findByText("Token copied.");
  await close(user);
  expect(question()).toBeNull();
  expect(dialog()).toBeNull();
});

test("asks before navigation and closing the tab lose a secret that was not copied", async () => {
  const isAsked = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
  const { user, leave } = await open();
  expect(isAsked()).toBe(true);
  act(leave);
  await answer(user, "Stay here");
  expect(dialog()).toBeInTheDocument();
  act(leave);
  await answer(user, "Leave");
  expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
});

test("does not ask after a secret was copied by the keys of the browser", async () => {
  const { leave } = await open();
  fireEvent.copy(screen.getByText("a secret"));
  act(leave);
  expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
});

test("closes by Done without a question", async () => {
  const { user } = await open();
  await user.click(press("Done"));
  expect(dialog()).toBeNull();
  expect(question()).toBeNull();
});

test("closes without a question if nothing would be lost", async () => {
  const { user } = await open({});
  await user.keyboard("{Escape}");
  expect(dialog()).toBeNull();
});
