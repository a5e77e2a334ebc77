import type { StoredFile } from "@saywhere/validators/files/stored-file";
import type { Sound, SoundRange } from "../../../../shared/recording/sound/sound.ts";

/** A recording that is not attached yet. */
export interface Take {
  sound: Sound;
  /** The part that is kept. */
  range: SoundRange;
  /** The native text that was shown when it was recorded. */
  text: string;
  /** `sending`: being stored; `failed`: not stored, for the reason of `message`. */
  step: "new" | "sending" | "failed";
  message?: string;
  /** The stored file of this part, once it is uploaded, so that it is not uploaded again. */
  file?: StoredFile;
}
