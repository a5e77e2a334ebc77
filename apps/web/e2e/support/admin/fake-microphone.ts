import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "./admin-test.ts";
import { encodeWav } from "./encode-wav.ts";

const RATE = 48_000;

/** The flag by which the browser allows the microphone without a question; with `=deny`, it refuses it. */
export const ALLOWS_MICROPHONE = "--use-fake-ui-for-media-stream";

/** Speech as far as the studio can tell: half a second of silence, a second of sound, half a second of silence. */
function speechFile(): Buffer {
  const samples = Int16Array.from({ length: 2 * RATE }, (_, at) => {
    const isSilent = at < RATE / 2 || at >= 1.5 * RATE;
    const noise = 12 * Math.sin(at * at);
    return isSilent ? noise : 6_000 * Math.sin((2 * Math.PI * 220 * at) / RATE);
  });
  return encodeWav(samples, RATE);
}

/** The `test` of the administration area in a browser whose microphone repeats two seconds of sound and silence. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const folder = mkdtempSync(join(tmpdir(), "saywhere-microphone-"));
      const file = join(folder, "speech.wav");
      writeFileSync(file, speechFile());
      const args = [
        "--use-fake-device-for-media-stream",
        ALLOWS_MICROPHONE,
        `--use-file-for-fake-audio-capture=${file}`,
      ];
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});
