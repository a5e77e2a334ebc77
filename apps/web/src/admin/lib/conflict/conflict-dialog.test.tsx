import { Dialog } from "@saywhere/ui/dialog/dialog";
import { SaywhereProvider } from "@saywhere/ui/theme/provider";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { ConflictDialog, type StaleConflict } from "./conflict-dialog.tsx";

interface Values {
  native_text: string;
  romanization: string;
  usage_notes: string;
  variants: { label: string; native_text: string; romanization: string | null }[];
  version: number;
}

const base: Values = {
  native_text: "سلام",
  romanization: "Salam",
  usage_notes: "",
  variants: [],
  version: 3,
};

const FIELDS = [
  {
    name: "native_text",
    label: "Native Text",
    native: { code: "fa", direction: "rtl" as const, script: "Arab" },
  },
  { name: "romanization", label: "Romanization" },
  { name: "usage_notes", label: "Usage Notes" },
  { name: "variants", label: "Variants" },
];

function open(
  mine: Partial<Values>,
  theirs: Record<string, unknown>,
  saved_by: string | null = "Grace",
  first: Partial<Values> = {},
) {
  const initial = { ...base, ...first };
  const onResolve = vi.fn<(values: Values) => void>();
  const onCancel = vi.fn();
  const onEscapeBelow = vi.fn();
  const conflict: StaleConflict = {
    reason: "stale",
    saved_by,
    saved_at: new Date(Date.now() - 125_000).toISOString(),
    current: { ...base, usage_notes: null, version: 4, ...theirs },
  };
  render(
    <SaywhereProvider env="test">
      <Dialog onClose={onEscapeBelow} title="The form">
        Its fields
      </Dialog>
      <ConflictDialog
        conflict={conflict}
        fields={FIELDS}
        base={initial}
        mine={{ ...initial, ...mine }}
        onResolve={onResolve}
        onCancel={onCancel}
      />
    </SaywhereProvider>,
  );
  const dialog = screen.getByRole("dialog", { name: "Someone else saved this" });
  const group = (name: string) => within(dialog).getByRole("group", { name: new RegExp(`^${name}`) });
  const radio = (field: string, side: string) => within(group(field)).getByRole("radio", { name: side });
  const save = () => within(dialog).getByRole("button", { name: "Save chosen" });
  return { user: userEvent.setup(), dialog, group, radio, save, onResolve, onCancel, onEscapeBelow };
}

test("shows who saved and when, and only the fields that differ", () => {
  const { dialog, group } = open({ romanization: "Salām" }, { romanization: "Salaam" });
  expect(dialog).toHaveTextContent("Grace saved this 2 minutes ago, while you were editing.");
  expect(within(dialog).getAllByRole("group")).toHaveLength(1);
  expect(group("Romanization")).toHaveTextContent("Both of you changed it.");
  expect(group("Romanization")).toHaveTextContent("Before: Salam");
  expect(
    within(group("Romanization")).getByRole("radio", { name: "Saved by Grace" }),
  ).toHaveAccessibleDescription("Salaam");
  expect(within(group("Romanization")).getByRole("radio", { name: "Yours" })).toHaveAccessibleDescription(
    "Salām",
  );
});

test("takes a field changed by one side from that side, and keeps everything else", async () => {
  const { user, radio, save, onResolve } = open(
    { usage_notes: "To anybody" },
    { native_text: "سلام!", romanization: "Salam" },
  );
  expect(radio("Native Text", "Saved by Grace")).toBeChecked();
  expect(radio("Usage Notes", "Yours")).toBeChecked();
  await user.click(save());
  expect(onResolve).toHaveBeenCalledExactlyOnceWith({
    ...base,
    native_text: "سلام!",
    usage_notes: "To anybody",
  });
});

test("requires a choice for fields that both sides changed", async () => {
  const { user, radio, save, onResolve } = open({ romanization: "Salām" }, { romanization: "Salaam" });
  await user.click(save());
  expect(onResolve).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent("Choose one of the two texts");
  await expectFocus(() => radio("Romanization", "Saved by Grace"));
  await user.keyboard("{ArrowDown}{Control>}{Enter}{/Control}");
  expect(onResolve).toHaveBeenCalledExactlyOnceWith({ ...base, romanization: "Salām" });
});

test("can take a text that another user emptied", async () => {
  const { user, radio, save, onResolve } = open({ romanization: "Salām" }, { romanization: null });
  await user.click(radio("Romanization", "Saved by Grace"));
  await user.click(save());
  expect(onResolve.mock.calls[0]?.[0].romanization).toBe("");
});

test("shows lists as sentences, and ignores a field that is empty on both sides", () => {
  const informal = { label: "informal", native_text: "درود", romanization: "Dorud" };
  const { group, dialog } = open({}, { variants: [{ ...informal, pronunciation_guide: null }] });
  expect(within(dialog).getAllByRole("group")).toHaveLength(1);
  expect(group("Variants")).toHaveTextContent("informal: درود (Dorud)");
});

test("sets language and direction on a native text, and marks its new words", () => {
  const { group } = open({ native_text: "سلام دوست من" }, {});
  const text = within(group("Native Text")).getByText(
    (_, element) => element?.getAttribute("lang") === "fa" && element.textContent === "سلام دوست من",
  );
  expect(text).toHaveAttribute("dir", "rtl");
  expect(text.querySelector("ins")).toHaveTextContent("دوست من");
});

test("shows that there is nothing to choose, and saves on confirmation", async () => {
  const { user, dialog, save, onResolve } = open(
    { romanization: "Salaam" },
    { romanization: "Salaam " },
    null,
  );
  expect(dialog).toHaveTextContent("Someone else saved this 2 minutes ago");
  expect(dialog).toHaveTextContent("there is nothing to choose");
  await user.click(save());
  expect(onResolve).toHaveBeenCalledExactlyOnceWith({ ...base, romanization: "Salaam" });
});

test("returns to the open form on Escape and on Keep editing", async () => {
  const { user, dialog, radio, onCancel, onEscapeBelow } = open(
    { romanization: "Salām" },
    { romanization: "Salaam" },
  );
  radio("Romanization", "Yours").focus();
  await user.keyboard("{Escape}");
  // The focus is then in no control of the dialog.
  await user.click(within(dialog).getByText(/^Grace saved this/));
  await user.keyboard("{Escape}");
  await user.click(within(dialog).getByRole("button", { name: "Keep editing" }));
  expect(onCancel).toHaveBeenCalledTimes(3);
  expect(onEscapeBelow).not.toHaveBeenCalled();
});

test("shows only the differing passages of long texts", async () => {
  const lines = Array.from({ length: 6_000 }, (_, index) => `Line ${index} of the notes`);
  const { user, group, radio, save, onResolve } = open(
    { usage_notes: lines.with(2_000, "Line 2000 is mine").join("\n") },
    { usage_notes: lines.with(4_000, "Line 4000 is theirs").join("\n") },
    "Grace",
    { usage_notes: lines.join("\n") },
  );
  const notes = group("Usage Notes");
  expect(notes).toHaveTextContent("Line 2000 of the notesis mine");
  expect(notes).toHaveTextContent("Line 4000 of the notesis theirs");
  expect(notes).not.toHaveTextContent("Line 3000");
  expect(notes).not.toHaveTextContent("Before:");
  await user.click(radio("Usage Notes", "Saved by Grace"));
  await user.click(save());
  expect(onResolve.mock.calls[0]?.[0].usage_notes).toBe(lines.with(4_000, "Line 4000 is theirs").join("\n"));
});

test("labels a long text that is new, deleted or unchanged", () => {
  const long = "Long. ".repeat(10_000);
  const added = open({ usage_notes: long }, { usage_notes: `Other. ${long}` });
  expect(added.group("Usage Notes").textContent?.length).toBeLessThan(11_000);
  cleanup();
  const left = open({ usage_notes: long }, { usage_notes: "" }, "Grace", { usage_notes: long });
  expect(left.radio("Usage Notes", "Saved by Grace")).toHaveAccessibleDescription("empty");
  expect(left.radio("Usage Notes", "Yours")).toHaveAccessibleDescription("unchanged");
});
