import { screen, within } from "@testing-library/react";
import { administrator } from "../../../testing/people.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";
import {
  answerUploads,
  listOf,
  type SentFile,
  storedAnswer,
  storedFile,
} from "../../../testing/stored-files.ts";

export const fileOf = (name: string, text = "12345") => new File([text], name);

/** Opens the dialog for media, over a store that holds these files and accepts uploads. */
export async function openUpload(
  keys: string[] = [],
  answer = storedAnswer as (sent: SentFile) => Response | Promise<Response>,
) {
  const files = keys.map((key) => storedFile(key));
  const sent = answerUploads(async (request) => {
    const response = await answer(request);
    const stored = await response.clone().json();
    if (response.ok && !keys.includes(stored.key)) files.push(stored);
    return response;
  });
  const { user, router } = await renderAdmin("/cdn", {
    me: administrator,
    answers: { file: { assets: listOf([]), media: (input) => listOf(files)(input) } },
  });
  await user.click(await screen.findByRole("button", { name: "Upload New Media" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Upload New Media" }));
  const choose = (...chosen: File[]) =>
    user.upload(dialog.getByLabelText("Files to upload", { selector: "input" }), chosen);
  return { user, dialog, sent, choose, router };
}

/** Begins the upload of a file, which the server never answers. */
export async function beginUpload() {
  const begun = Promise.withResolvers<void>();
  const { user, dialog, choose } = await openUpload([], () => {
    begun.resolve();
    return new Promise<never>(() => {});
  });
  await choose(fileOf("a.mp3"));
  await user.click(dialog.getByRole("button", { name: "Upload 1 file" }));
  await begun.promise;
  return { user, dialog };
}
