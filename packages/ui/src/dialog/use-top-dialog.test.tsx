// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../testing/render-component.tsx";
import { Dialog } from "./dialog.tsx";
import { DialogInUrl } from "./use-top-dialog.ts";

/** The active watchers of the simulated browser. */
const watchers = new Set<FakeCloseWatcher>();

class FakeCloseWatcher extends EventTarget {
  constructor() {
    super();
    watchers.add(this);
  }
  destroy() {
    watchers.delete(this);
  }
}

beforeEach(() => {
  watchers.clear();
  vi.stubGlobal("CloseWatcher", FakeCloseWatcher);
});

/** What a browser does on "back", and after Escape was pressed; returns whether the page prevented going back. */
function goBack(): boolean {
  const watcher = [...watchers].at(-1);
  watchers.clear();
  act(() => void watcher?.dispatchEvent(new Event("close")));
  return watcher !== undefined;
}

const dialog = (name: string) => screen.queryByRole("dialog", { name });

function Dialogs({ inUrl = false }) {
  const [names, setNames] = useState<string[]>([]);
  const [asking, setAsking] = useState(false);
  return (
    <DialogInUrl value={inUrl}>
      <button type="button" onClick={() => setNames(["Lower", "Upper"])}>
        Open two
      </button>
      <button type="button" onClick={() => setNames(["Upper"])}>
        Open one
      </button>
      {names.map((name) => (
        <Dialog
          key={name}
          title={name}
          onClose={() => (name === "Upper" ? setNames(names.slice(0, -1)) : setAsking(true))}
        >
          Here
        </Dialog>
      ))}
      {asking && (
        <Dialog title="Discard?" onClose={() => setAsking(false)}>
          <button type="button" onClick={() => setNames([])}>
            Discard
          </button>
        </Dialog>
      )}
    </DialogInUrl>
  );
}

test("going back closes one dialog at a time, asks before changes are lost, and then leaves the page again", async () => {
  const { user } = renderComponent(() => <Dialogs />);
  expect(goBack()).toBe(false);
  await user.click(screen.getByRole("button", { name: "Open two" }));
  expect(goBack()).toBe(true);
  expect(dialog("Upper")).toBeNull();
  expect(dialog("Lower")).toBeInTheDocument();
  expect(dialog("Discard?")).toBeNull();
  expect(goBack()).toBe(true);
  expect(dialog("Discard?")).toBeInTheDocument();
  expect(goBack()).toBe(true);
  expect(dialog("Discard?")).toBeNull();
  expect(goBack()).toBe(true);
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(dialog("Lower")).toBeNull();
  expect(goBack()).toBe(true);
  expect(goBack()).toBe(false);
});

test("Escape, which the browser reports twice, closes one dialog", async () => {
  const { user } = renderComponent(() => <Dialogs />);
  await user.click(screen.getByRole("button", { name: "Open two" }));
  fireEvent.keyDown(document.body, { key: "Escape" });
  goBack();
  expect(dialog("Upper")).toBeNull();
  expect(dialog("Discard?")).toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  expect(goBack()).toBe(true);
  expect(dialog("Discard?")).toBeInTheDocument();
});

test("Escape that opens the first dialog with a watcher does not close it", async () => {
  const { user } = renderComponent(() => <Dialogs inUrl />);
  await user.click(screen.getByRole("button", { name: "Open two" }));
  await user.keyboard("{Escape}");
  await new Promise((resolve) => setTimeout(resolve));
  expect(watchers.size).toBe(0);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(goBack()).toBe(true);
  expect(dialog("Discard?")).toBeInTheDocument();
});

test("going back leaves a dialog in the URL to the history, but not a dialog above it", async () => {
  const { user } = renderComponent(() => <Dialogs inUrl />);
  await user.click(screen.getByRole("button", { name: "Open one" }));
  expect(goBack()).toBe(false);
  expect(dialog("Upper")).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Open two" }));
  expect(goBack()).toBe(true);
  expect(dialog("Upper")).toBeNull();
  expect(goBack()).toBe(false);
  expect(dialog("Lower")).toBeInTheDocument();
});
