/** Maximum length of a suggested text, and of the reason for it. */
export const SUGGESTION_LENGTH = 1_000;
export const SUGGESTION_NAME_LENGTH = 100;
export const SUGGESTION_EMAIL_LENGTH = 254;

/** Seconds after which a visitor's recording stops by itself. */
export const SUGGESTION_RECORDING_SECONDS = 20;
/** Maximum size of a recording in bytes: an MP3 file takes 8 kB for a second. */
export const SUGGESTION_RECORDING_BYTES = 250_000;
/** Where a visitor's recording is sent, as the body of a POST. */
export const SUGGESTION_RECORDING_PATH = "/suggestion-recordings";

/** Nobody reads and fills in the form in less time; a script does. */
export const SUGGESTION_MIN_SECONDS = 3;

/** The parts of a phrase page that can be wrong; the first three are texts that an editor can adopt as they are. */
export type SuggestionField =
  | "native_text"
  | "romanization"
  | "pronunciation_guide"
  | "meaning"
  | "recording"
  | "other";
