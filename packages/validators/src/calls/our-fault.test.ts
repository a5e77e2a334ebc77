import { expect, test } from "vitest";
import { ourFault, reportOf } from "./our-fault.ts";

test("what names a request is found again", () => {
  expect(reportOf(ourFault("3fa9c1d2e0-1z"))).toBe("If you report it, name request 3fa9c1d2e0-1z.");
  expect(ourFault()).toBe("Something went wrong on our side");
  expect(reportOf(ourFault())).toBeNull();
  expect(reportOf("The database does not answer. Please try again in a minute.")).toBeNull();
});
