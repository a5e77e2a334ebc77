import type { SavedPhrase } from "../../lib/saved-phrases.ts";

/** A phrase with everything that exports have of it; an absent text is empty. */
export interface ExportedPhrase extends Pick<SavedPhrase, "language" | "phrase"> {
  native: string;
  romanization: string;
  pronunciation: string;
  notes: string;
  /** URL of the recording. */
  recording: string;
  /** The form that was chosen; undefined for the main one, whose texts are those that the visitor says. */
  form: SavedPhrase["form"];
  /** URL of the phrase's page. */
  page: string;
}
