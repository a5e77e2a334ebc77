import { expect, test } from "vitest";
import { categoryHue } from "./category-hue.ts";

const KNOWN =
  "greetings essentials introductions communication travel-directions transport dining-food shopping-money accommodation emergencies health time-dates numbers social";

test("the fourteen known categories have distinct hues", () => {
  expect(new Set(KNOWN.split(" ").map(categoryHue)).size).toBe(14);
});

test("an unknown category always has the same hue, between 0 and 360 degrees", () => {
  expect(categoryHue("weather")).toBe(categoryHue("weather"));
  expect(categoryHue("weather")).not.toBe(categoryHue("sports"));
  for (const slug of ["", "weather", "日本", "x".repeat(500)]) {
    expect(categoryHue(slug)).toBeGreaterThanOrEqual(0);
    expect(categoryHue(slug)).toBeLessThan(360);
  }
});

test("the name of a built-in object property is not a known category", () => {
  expect(categoryHue("constructor")).toBeTypeOf("number");
});
