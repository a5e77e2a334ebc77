import { errorIdSentence } from "@saywhere/validators/api/internal-error";
import { plainPage } from "./minimal-page.ts";

/**
 * Returns the page that visitors see when rendering fails.
 *
 * @param id of the request, by which the error is found in the log
 */
export function failurePage(id = ""): string {
  const named = id && `\n<p>${errorIdSentence(id)}</p>`;
  const advice = `Please <a href="">try again</a>, or go back to the <a href="/">home page</a>.`;
  return plainPage("Something went wrong", `<p>This page could not be shown. ${advice}</p>${named}`);
}
