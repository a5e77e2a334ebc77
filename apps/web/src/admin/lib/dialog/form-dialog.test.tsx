import { Textarea, TextInput } from "@mantine/core";
import { type CategoryInput, categoryInput } from "@saywhere/validators/content/category";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { failedCall } from "../../testing/failed-call.ts";
import { renderBlock } from "../../testing/render-block.tsx";
import { useEntityForm } from "../form/use-entity-form.ts";
import { FormDialog } from "./form-dialog.tsx";

type Save = (input: CategoryInput) => Promise<unknown>;

function AddCategory({ save, onClose }: { save: Save; onClose(): void }) {
  const form = useEntityForm({ schema: categoryInput, initialValues: { name: "", description: "" } });
  return (
    <FormDialog
      title="Add Category"
      description="A group of phrases."
      form={form}
      onClose={onClose}
      onSave={save}
      submitLabel="Add Category"
      pendingLabel="Adding..."
    >
      <TextInput label="Name" required {...form.getInputProps("name")} />
      <Textarea label="Description" required {...form.getInputProps("description")} />
    </FormDialog>
  );
}

async function open(save: Save = async () => {}) {
  function Screen() {
    const [adding, setAdding] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setAdding(true)}>
          Add
        </button>
        {adding && <AddCategory save={save} onClose={() => setAdding(false)} />}
      </>
    );
  }
  const block = await renderBlock(Screen);
  await block.user.click(screen.getByRole("button", { name: "Add" }));
  return block;
}

const dialog = () => screen.queryByRole("dialog", { name: "Add Category" });
const question = () => screen.queryByRole("dialog", { name: "Discard your changes?" });
const name = () => screen.getByRole("textbox", { name: "Name" });
const description = () => screen.getByRole("textbox", { name: "Description" });
const press = (label: string) => screen.getByRole("button", { name: label });

test("saves the schema's output, closes, and returns the focus", async () => {
  const save = vi.fn<Save>(async () => {});
  const { user } = await open(save);
  await user.type(name(), "  Greetings ");
  await user.type(description(), "Meeting people");
  await user.click(press("Add Category"));
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: "Greetings", description: "Meeting people" });
  expect(dialog()).not.toBeInTheDocument();
  await expectFocus(() => press("Add"));
});

test("opens an empty form the next time", async () => {
  const { user } = await open();
  await user.type(name(), "Greetings");
  await user.type(description(), "Meeting people{Control>}{Enter}{/Control}");
  await expect.poll(dialog).toBeNull();
  await user.click(press("Add"));
  expect(name()).toHaveValue("");
});

test.each(["Control", "Meta"])("saves on %s+Enter from any field", async (key) => {
  const save = vi.fn<Save>(async () => {});
  const { user } = await open(save);
  await user.type(name(), "Greetings");
  await user.type(description(), `Meeting{Enter}people{${key}>}{Enter}{/${key}}`);
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: "Greetings", description: "Meeting\npeople" });
});

test("shows missing values beside their fields, and focuses the first", async () => {
  const save = vi.fn<Save>();
  const { user } = await open(save);
  await user.click(press("Add Category"));
  expect(name()).toHaveAccessibleDescription("Enter a name");
  expect(description()).toHaveAccessibleDescription("Describe the category");
  await expectFocus(() => name());
  await user.type(name(), "Greetings{Enter}");
  expect(name()).not.toHaveAccessibleDescription();
  await expectFocus(() => description());
  expect(save).not.toHaveBeenCalled();
});

test("shows that a save is running, and blocks a second save and closing", async () => {
  const answer = Promise.withResolvers<void>();
  const save = vi.fn<Save>(() => answer.promise);
  const { user } = await open(save);
  await user.type(name(), "Greetings");
  await user.type(description(), "Meeting people");
  await user.click(press("Add Category"));
  await user.click(press("Adding..."));
  await user.keyboard("{Control>}{Enter}{/Control}{Escape}");
  // What is typed now would go with the dialog.
  await user.type(description(), " and parting");
  expect(description()).toHaveValue("Meeting people");
  await user.click(press("Cancel"));
  expect(dialog()).toBeInTheDocument();
  expect(question()).not.toBeInTheDocument();
  expect(save).toHaveBeenCalledOnce();
  await act(async () => answer.resolve());
  expect(dialog()).not.toBeInTheDocument();
});

test("shows server validation errors beside their fields, and keeps the typed text", async () => {
  const issues = [
    { path: ["description"], message: "Too short" },
    { path: ["description"], message: "Too dull" },
    { path: ["icon"], message: "Choose an icon" },
  ];
  const { user } = await open(() => Promise.reject(failedCall(new ApiFailure(400, "Not valid", { issues }))));
  await user.type(name(), "Greetings");
  await user.type(description(), "Hm");
  await user.click(press("Add Category"));
  expect(description()).toHaveAccessibleDescription("Too short");
  await expectFocus(() => description());
  expect(description()).toHaveValue("Hm");
  expect(screen.getByRole("alert")).toHaveTextContent("Choose an icon");
});

test("shows a taken value beside its field, with a free one", async () => {
  const conflict = { reason: "duplicate", field: "name", suggestion: "Greetings 2" } as const;
  const failure = new ApiFailure(409, "There is a category of this name.", { conflict });
  const { user } = await open(() => Promise.reject(failedCall(failure)));
  await user.type(name(), "Greetings");
  await user.type(description(), "Meeting people");
  await user.click(press("Add Category"));
  expect(name()).toHaveAccessibleDescription("There is a category of this name. “Greetings 2” is free.");
});

test.each([
  ["Escape", (user: Awaited<ReturnType<typeof open>>["user"]) => user.keyboard("{Escape}")],
  ["the X", (user: Awaited<ReturnType<typeof open>>["user"]) => user.click(press("Close"))],
  ["Cancel", (user: Awaited<ReturnType<typeof open>>["user"]) => user.click(press("Cancel"))],
])(
  "closes an unchanged form on %s immediately, and asks for confirmation before losing changes",
  async (_, leave) => {
    const { user } = await open();
    await leave(user);
    expect(dialog()).not.toBeInTheDocument();

    await user.click(press("Add"));
    await user.type(name(), "Greetings");
    await leave(user);
    expect(question()).toBeInTheDocument();
    await user.click(press("Keep editing"));
    expect(question()).not.toBeInTheDocument();
    expect(name()).toHaveValue("Greetings");

    await leave(user);
    await user.click(press("Discard"));
    expect(dialog()).not.toBeInTheDocument();
  },
);

test("closes only the confirmation on Escape, and keeps the form open", async () => {
  const { user } = await open();
  await user.type(name(), "Greetings");
  await user.keyboard("{Escape}");
  await expectFocus(() => within(question() as HTMLElement).getByRole("button", { name: "Keep editing" }));
  await user.keyboard("{Escape}");
  expect(question()).not.toBeInTheDocument();
  expect(dialog()).toBeInTheDocument();
  await expectFocus(() => name());
});

test("asks for confirmation before navigation to another page", async () => {
  const { user, leave } = await open();
  await user.type(name(), "Greetings");
  act(leave);
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(name()).toHaveValue("Greetings");
  act(leave);
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
});

test("asks for confirmation before the tab closes only with unsaved changes", async () => {
  const isAsked = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
  const { user } = await open();
  expect(isAsked()).toBe(false);
  await user.type(name(), "Greetings");
  expect(isAsked()).toBe(true);
});
