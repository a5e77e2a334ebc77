import { screen, within } from "@testing-library/react";
import { type ApiAnswers, answerApi } from "../../../../testing/api.ts";
import { renderDialog } from "../../../testing/render-dialog.tsx";
import { DocumentDialog } from "../document-dialog.tsx";

export const plan = {
  id: 4,
  documentId: "plan.md",
  content: "# The plan\n\nWrite it **down**.\n",
  version: 3,
  updatedAt: "2026-03-01T10:00:00.000Z",
};

/** Opens the dialog of a task's document. */
export async function openDocument(answers: ApiAnswers, url = "/docs/plan.md?raw#top") {
  answerApi(answers);
  const { user, leave } = await renderDialog((onClose) => (
    <DocumentDialog title="Write the plan" url={url} onClose={onClose} />
  ));
  const dialog = await screen.findByRole("dialog", { name: "Write the plan" });
  const inDialog = within(dialog);
  const tab = (name: string) => inDialog.findByRole("tab", { name });
  return {
    user,
    leave,
    dialog,
    tab,
    press: async (name: string) => user.click(await inDialog.findByRole("button", { name })),
    save: () => inDialog.getByRole("button", { name: /^Sav(e|ing...)$/ }),
    /** Opens the Edit tab and returns its text area. */
    editor: async () => {
      await user.click(await tab("Edit"));
      return inDialog.findByRole<HTMLTextAreaElement>("textbox", { name: "Markdown" });
    },
    preview: async () => {
      await user.click(await tab("Preview"));
      return inDialog.getByRole("tabpanel", { name: "Preview" });
    },
  };
}

export const isOpen = () => screen.queryByRole("dialog", { name: "Write the plan" }) !== null;
