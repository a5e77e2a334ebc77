// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderComponent } from "../testing/render-component.tsx";
import { Dialog } from "./dialog.tsx";

test("Escape closes only the dialog that was opened last", async () => {
  const closeLower = vi.fn<() => void>();
  function Dialogs() {
    const [deeper, setDeeper] = useState(false);
    return (
      <>
        <Dialog title="Lower" onClose={closeLower}>
          <button type="button" onClick={() => setDeeper(true)}>
            Go deeper
          </button>
        </Dialog>
        {deeper && (
          <Dialog title="Upper" onClose={() => setDeeper(false)}>
            Here
          </Dialog>
        )}
      </>
    );
  }
  const { user } = renderComponent(Dialogs);
  await user.click(await screen.findByRole("button", { name: "Go deeper" }));
  expect(await screen.findByRole("dialog", { name: "Upper" })).toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Upper" })).not.toBeInTheDocument();
  expect(closeLower).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(closeLower).toHaveBeenCalledOnce();
});

test("keys pressed in a dialog do not reach its React parent", async () => {
  const outside = vi.fn<() => void>();
  renderComponent(() => (
    <form onKeyDown={outside}>
      <Dialog title="Question" onClose={() => {}}>
        Here
      </Dialog>
    </form>
  ));
  fireEvent.keyDown(await screen.findByText("Here"), { key: "Enter", ctrlKey: true });
  expect(outside).not.toHaveBeenCalled();
});

test("Tab cycles through a dialog in both directions", async () => {
  const { user } = renderComponent(() => (
    <>
      <button type="button">Outside</button>
      <Dialog title="Question" onClose={() => {}}>
        <button type="button">Yes</button>
      </Dialog>
    </>
  ));
  const [close, yes] = [
    await screen.findByRole("button", { name: "Close" }),
    screen.getByRole("button", { name: "Yes" }),
  ];
  await expect.poll(() => document.activeElement).toBe(close);
  await user.tab();
  expect(yes).toHaveFocus();
  await user.tab();
  expect(close).toHaveFocus();
  await user.tab({ shift: true });
  expect(yes).toHaveFocus();
});
