import { expect, test } from "vitest";
import { emergencyCalls } from "./emergency-services.ts";

test("names each number of a country once, with the services that answer there", () => {
  expect(emergencyCalls({ police: "110", ambulance: "119", fire: "119" })).toEqual([
    { number: "110", label: "Police" },
    { number: "119", label: "Ambulance, fire" },
  ]);
  expect(emergencyCalls({ police: "112", ambulance: "112", fire: "112" })).toEqual([
    { number: "112", label: "Police, ambulance, fire" },
  ]);
  expect(emergencyCalls({ police: "17", ambulance: "15", fire: "18" }).map(({ number }) => number)).toEqual([
    "17",
    "15",
    "18",
  ]);
});
