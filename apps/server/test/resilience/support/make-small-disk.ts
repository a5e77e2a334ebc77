import { execFile } from "node:child_process";
import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";

const run = promisify(execFile);

export interface SmallDisk {
  folder: string;
  /** Fills the disk completely. */
  fill(): Promise<void>;
  /** Frees space again. */
  free(): Promise<void>;
}

/** Whether this machine permits creating disks. */
export async function canMakeDisks(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]);
    await run("umount", [folder]);
    return true;
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Creates a disk of the given size in MiB, which is removed when the test ends. */
export async function makeSmallDisk(size: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-disk-"));
  await run("mount", ["-t", "tmpfs", "-o", `size=${size}m,mode=755`, "tmpfs", folder]);
  onTestFinished(async () => {
    await run("umount", ["-l", folder]);
    await rm(folder, { recursive: true });
  });
  const filler = join(folder, "filler");
  return {
    folder,
    async fill() {
      await writeFile(filler, "");
      for (const piece of [Buffer.alloc(1_048_576), Buffer.alloc(4_096)]) {
        while (
          await appendFile(filler, piece).then(
            () => true,
            () => false,
          )
        );
      }
    },
    free: () => rm(filler),
  };
}
