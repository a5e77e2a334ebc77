import { expect, vi } from "vitest";

let expected: RegExp[] = [];
const reported: string[] = [];

/** Announces that this test makes React or the router report an error of this kind. */
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

/** What React or the router complain of is a fault, also when the screen looks right. */
export function checkConsoleErrors(): void {
  expect(reported.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
}
