import { expect, test } from "vitest";
import { checkFile } from "./check-file.ts";

test("accepts only file types that the store takes, and explains a rejection", () => {
  expect(checkFile("media", "a.mp3", 1)).toBeNull();
  expect(checkFile("assets", "A.PNG", 25 * 1024 * 1024)).toBeNull();
  expect(checkFile("assets", "a.mp3", 1)).toBe(
    "This type of file belongs in the media files. Upload it there.",
  );
  expect(checkFile("media", "a.exe", 1)).toMatch(
    /^This type of file is not supported\. .* one of: mp3, m4a, /,
  );
  expect(checkFile("media", "no-ending", 1)).toMatch(/^This type of file is not supported/);
  expect(checkFile("media", "a.mp3", 0)).toBe("This file is empty.");
  expect(checkFile("assets", "a.png", 25 * 1024 * 1024 + 1)).toBe(
    "This file is 25.0 MB; the limit for assets is 25.0 MB.",
  );
  expect(checkFile("media", "a.mp4", 300 * 1024 * 1024)).toBe(
    "This file is 300.0 MB; the limit for media files is 250.0 MB.",
  );
});
