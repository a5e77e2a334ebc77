import type { EmergencyNumbers } from "@saywhere/validators/content/emergency-numbers";

type Service = "police" | "ambulance" | "fire";

const EMERGENCY_SERVICES: readonly { key: Service; label: string }[] = [
  { key: "police", label: "Police" },
  { key: "ambulance", label: "Ambulance" },
  { key: "fire", label: "Fire" },
];

export interface EmergencyCall {
  number: string;
  /** What answers there: "Police", or "Ambulance, fire". */
  label: string;
}

/** The calls of a country, each number once. */
export function emergencyCalls(numbers: Pick<EmergencyNumbers, Service>): EmergencyCall[] {
  const labels = new Map<string, string>();
  for (const { key, label } of EMERGENCY_SERVICES) {
    const before = labels.get(numbers[key]);
    labels.set(numbers[key], before ? `${before}, ${label.toLowerCase()}` : label);
  }
  return Array.from(labels, ([number, label]) => ({ number, label }));
}

/** The URL that calls a number (RFC 3966); # would otherwise begin a fragment. */
export function telephoneUrl(number: string): string {
  return `tel:${encodeURIComponent(number.replaceAll(" ", ""))}`;
}
