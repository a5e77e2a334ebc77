import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { EmergencyNumbers } from "./emergency-numbers.tsx";

const japan = { country: "Japan", code: "JP", police: "110", ambulance: "119", fire: "119" };
const japanese = { slug: "japanese", name: "Japanese", emergency_numbers: [japan] };

test("links each emergency number of a country to a call, with an accessible name", () => {
  render(<EmergencyNumbers language={japanese} />);
  const section = within(screen.getByRole("region", { name: "Emergency Numbers" }));
  const calls = ["Police 110, Japan", "Ambulance, fire 119, Japan"];
  expect(calls.map((name) => section.getByRole("link", { name }).getAttribute("href"))).toEqual([
    "tel:110",
    "tel:119",
  ]);
  expect(section.getByRole("listitem")).toHaveTextContent("Japan");
});

test("calls numbers with spaces, * and #", () => {
  const other = { ...japan, code: "XA", police: "1 10", ambulance: "*11", fire: "#12" };
  render(<EmergencyNumbers language={{ ...japanese, emergency_numbers: [other] }} />);
  const urls = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(urls.slice(0, 3)).toEqual(["tel:110", "tel:*11", "tel:%2312"]);
});

test("links the emergency phrases of the language", () => {
  render(<EmergencyNumbers language={japanese} />);
  expect(screen.getByRole("link", { name: "Emergency phrases in Japanese" })).toHaveAttribute(
    "href",
    "/emergency/japanese",
  );
});

test("shows nothing for a language without emergency numbers", () => {
  const { container } = render(<EmergencyNumbers language={{ ...japanese, emergency_numbers: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
