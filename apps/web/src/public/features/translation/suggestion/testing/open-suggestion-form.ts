import { screen, within } from "@testing-library/react";
import { helloInFarsi } from "../../../../testing/phrase-detail.ts";
import { renderApp } from "../../../../testing/render-app.tsx";

let lastId = helloInFarsi.id;

/** The ID of the phrase whose form is opened next. */
export const nextId = (): number => lastId + 1;

/** Opens the form of a phrase of its own, because the form holds what was typed about a phrase. */
export async function openSuggestionForm() {
  const id = ++lastId;
  const phrase = { detail: () => ({ ...helloInFarsi, id }) };
  const { user } = await renderApp("/phrases/farsi/hello", { phrase });
  const open = screen.getByRole("button", { name: "Suggest a correction" });
  await user.click(open);
  const form = within(await screen.findByRole("dialog", { name: "Suggest a correction" }));
  return { id, user, open, form };
}

export type OpenedForm = Awaited<ReturnType<typeof openSuggestionForm>>;

/** Enters what every suggestion needs. */
export async function fillIn({ user, form }: Pick<OpenedForm, "user" | "form">, suggested = "Dorud") {
  await user.selectOptions(form.getByRole("combobox", { name: "What is wrong?" }), "Romanization");
  await user.type(form.getByRole("textbox", { name: "What should it say?" }), suggested);
}
