import { TextInput } from "@mantine/core";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { renderBlock } from "../../testing/render-block.tsx";
import { FormDialog } from "../dialog/form-dialog.tsx";
import { FieldArray } from "./field-array.tsx";
import { useEntityForm } from "./use-entity-form.ts";

const schema = z.object({ notes: z.string(), variants: z.array(z.object({ text: z.string() })) });

/** Opens a form with two variants, and types into its notes what is deleted again. */
async function open() {
  const onClose = vi.fn();
  const onSave = vi.fn(async () => {});
  function Block() {
    const form = useEntityForm({
      schema,
      initialValues: { notes: "", variants: [{ text: "hello" }, { text: "hi" }] },
    });
    return (
      <FormDialog
        title="Edit"
        form={form}
        onClose={onClose}
        onSave={onSave}
        submitLabel="Save"
        pendingLabel="Saving..."
      >
        <TextInput {...form.getInputProps("notes")} label="Notes" />
        <FieldArray
          form={form}
          name="variants"
          label="Variants"
          noun="Variant"
          blank={{ text: "" }}
          openAtFirst
        >
          {(path) => <TextInput {...form.getInputProps(`${path}.text`)} label="Text" />}
        </FieldArray>
      </FormDialog>
    );
  }
  const { user } = await renderBlock(Block);
  await user.type(screen.getByRole("textbox", { name: "Notes" }), "a{Backspace}");
  return { user, onClose, onSave };
}

const press = (name: string) => screen.getByRole("button", { name });
const text = (index: number) =>
  within(screen.getByRole("group", { name: `Variant ${index}` })).getByRole("textbox", { name: "Text" });
const question = () => screen.queryByRole("dialog", { name: "Discard your changes?" });

test.each(["Add variant", "Remove variant 1", "Move variant 1 down"])(
  "asks for confirmation before the change by “%s” is lost, but not after it was saved",
  async (change) => {
    const { user, onClose, onSave } = await open();
    await user.click(press(change));
    await user.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    await user.click(within(question() as HTMLElement).getByRole("button", { name: "Keep editing" }));
    await user.click(press("Save"));
    expect(onSave).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
    await user.keyboard("{Escape}");
    expect(question()).toBeNull();
  },
);

test("asks for confirmation before the text of an item is lost, also after another one was added and removed", async () => {
  const { user, onClose } = await open();
  await user.type(text(1), "!");
  await user.click(press("Add variant"));
  await user.click(press("Remove variant 3"));
  await user.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  await user.click(within(question() as HTMLElement).getByRole("button", { name: "Discard" }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
  expect(text(1)).toHaveValue("hello");
});

test("closes without a question when the list is as it was", async () => {
  const { user, onClose } = await open();
  await user.click(press("Move variant 1 down"));
  await user.click(press("Move variant 1 down"));
  await user.keyboard("{Escape}");
  expect(question()).toBeNull();
  expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
});
