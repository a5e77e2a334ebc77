import { act, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { failedCall } from "../../testing/failed-call.ts";
import { renderBlock } from "../../testing/render-block.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

async function open(remove: () => Promise<unknown>) {
  function Screen() {
    const [rows, setRows] = useState(["Farsi"]);
    const [deleting, setDeleting] = useState(false);
    return (
      <>
        {rows.map((row) => (
          <button key={row} type="button" onClick={() => setDeleting(true)}>
            Delete {row}
          </button>
        ))}
        {deleting && (
          <ConfirmDialog
            title="Delete Language"
            notice="This removes its translations."
            counts="133 translations go with it."
            confirmLabel="Delete Language"
            onConfirm={() => remove().then(() => setRows([]))}
            onClose={() => setDeleting(false)}
          >
            Are you sure you want to delete Farsi?
          </ConfirmDialog>
        )}
      </>
    );
  }
  const block = await renderBlock(Screen);
  await block.user.click(screen.getByRole("button", { name: "Delete Farsi" }));
  return block;
}

const dialog = () => screen.queryByRole("dialog", { name: "Delete Language" });
const confirm = () => within(dialog() as HTMLElement).getByRole("button", { name: "Delete Language" });

test("shows what else is deleted, and focuses the harmless button", async () => {
  await open(async () => {});
  expect(dialog()).toHaveTextContent("Are you sure you want to delete Farsi?");
  expect(screen.getByRole("note")).toHaveTextContent("This removes its translations.");
  expect(dialog()).toHaveTextContent("133 translations go with it.");
  await expectFocus(() => screen.getByRole("button", { name: "Cancel" }));
});

test("shows that the action is running, blocks closing, and closes when it is done", async () => {
  const answer = Promise.withResolvers<void>();
  const { user } = await open(() => answer.promise);
  await user.click(confirm());
  expect(screen.getByRole("button", { name: "Deleting..." })).toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(dialog()).toBeInTheDocument();
  await act(async () => answer.resolve());
  expect(dialog()).not.toBeInTheDocument();
  // The button that opened it is gone with its row.
  await expectFocus(() => screen.getByRole("heading", { level: 1 }));
});

test("stays open with the error when the action fails, and offers a retry", async () => {
  const failure = new ApiFailure(409, "Move or delete its 3 phrases first");
  const remove = vi.fn<() => Promise<unknown>>(() => Promise.reject(failedCall(failure)));
  const { user } = await open(remove);
  await user.click(confirm());
  expect(within(dialog() as HTMLElement).getByRole("alert")).toHaveTextContent(
    "Move or delete its 3 phrases first",
  );
  await user.click(confirm());
  expect(remove).toHaveBeenCalledTimes(2);
  expect(dialog()).toBeInTheDocument();
});

test("closes on Cancel without an action, and returns the focus", async () => {
  const remove = vi.fn<() => Promise<unknown>>();
  const { user } = await open(remove);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(dialog()).not.toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
  await expectFocus(() => screen.getByRole("button", { name: "Delete Farsi" }));
});
