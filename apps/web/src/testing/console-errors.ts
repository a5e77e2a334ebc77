import { expect, vi } from "vitest";

let expected: RegExp[] = [];
const reported: string[] = [];

/** Declares that this test makes React or the router report an error that matches the pattern. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

export function watchConsoleErrors(): void {
  expected = [];
  reported.length = 0;
  vi.spyOn(console, "error").mockImplementation((...parts: unknown[]) => {
    reported.push(parts.map(String).join(" "));
  });
}

/** Fails a test on React and router errors, even when the screen looks right. */
export function checkConsoleErrors(): void {
  expect(reported.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
}
