import { TextInput } from "@mantine/core";
import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { failedCall } from "../../testing/failed-call.ts";
import { renderBlock } from "../../testing/render-block.tsx";
import { useEntityForm } from "../form/use-entity-form.ts";
import { FormDialog } from "./form-dialog.tsx";

/** A dialog whose save is under way while the user wants to leave the page. */
async function leaveWhileSaving() {
  const answer = Promise.withResolvers<void>();
  const onClose = vi.fn();
  function Screen() {
    const form = useEntityForm({ schema: z.object({ name: z.string() }), initialValues: { name: "" } });
    return (
      <FormDialog
        title="Add"
        form={form}
        onClose={onClose}
        onSave={() => answer.promise}
        submitLabel="Add"
        pendingLabel="Adding..."
      >
        <TextInput label="Name" {...form.getInputProps("name")} />
      </FormDialog>
    );
  }
  const { user, leave } = await renderBlock(Screen);
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Greetings{Enter}");
  act(leave);
  const question = within(
    await screen.findByRole("dialog", { name: "Leave before your changes are saved?" }),
  );
  return { user, question, onClose, answer };
}

test("shows that a save is under way, and leaves by itself once it has ended", async () => {
  const { answer } = await leaveWhileSaving();
  await act(async () => answer.resolve());
  expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
});

test("does not close a dialog that was left during its save, which could lead back to its list", async () => {
  const { user, question, onClose, answer } = await leaveWhileSaving();
  await user.click(question.getByRole("button", { name: "Leave now" }));
  await screen.findByText("Elsewhere");
  await act(async () => answer.resolve());
  expect(onClose).not.toHaveBeenCalled();
});

test("asks about the changes once their save has failed", async () => {
  const { user, answer } = await leaveWhileSaving();
  await act(async () => answer.reject(failedCall(new ApiFailure(503, "Try again."))));
  const question = within(await screen.findByRole("dialog", { name: "Discard your changes?" }));
  await user.click(question.getByRole("button", { name: "Keep editing" }));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Greetings");
});
