import { expect, test } from "vitest";
import { categoryHue } from "./category-hue.ts";

const KNOWN =
  "greetings essentials introductions communication travel-directions transport dining-food shopping-money accommodation emergencies health time-dates numbers social";

test("the fourteen categories have hues of their own", () => {
  expect(new Set(KNOWN.split(" ").map(categoryHue)).size).toBe(14);
});

test("an unknown category has one hue for good, within the circle", () => {
  expect(categoryHue("weather")).toBe(categoryHue("weather"));
  expect(categoryHue("weather")).not.toBe(categoryHue("sports"));
  for (const slug of ["", "weather", "日本", "x".repeat(500)]) {
    expect(categoryHue(slug)).toBeGreaterThanOrEqual(0);
    expect(categoryHue(slug)).toBeLessThan(360);
  }
});

test("a name that every object has is not a known category", () => {
  expect(categoryHue("constructor")).toBeTypeOf("number");
});
