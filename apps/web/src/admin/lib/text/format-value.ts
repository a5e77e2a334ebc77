type Parts = Record<string, unknown>;

/**
 * Formats a value of the API: lists as lines or with commas, null as an empty text.
 *
 * @param value the value of a field
 */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return listText(value);
  if (typeof value === "object") return partsText(value as Parts);
  return typeof value === "number" ? String(value) : "";
}

function listText(list: unknown[]): string {
  const texts = list.map(formatValue).filter(Boolean);
  const inLines = list.some((item) => typeof item === "object" && item !== null && !isNamed(item as Parts));
  return texts.join(inLines ? "\n" : ", ");
}

const isNamed = (item: Parts) =>
  (typeof item["english"] === "string" && item["term"] === undefined) || typeof item["name"] === "string";

/**
 * A variation reads "Mexico: said with …", a form "informal: Qué tal (keh TAL) [register: informal]", the numbers of a country "Japan (JP):
 * police 110, ambulance 119, fire 119", a term of a glossary "bill: cuenta (in a restaurant)".
 */
function partsText(parts: Parts): string {
  const { region, notes, label, native_text, romanization, pronunciation_guide, english, name } = parts;
  if (native_text !== undefined) {
    const sound = joined("; ", [romanization, pronunciation_guide]);
    const form = joined(": ", [label, sound ? `${formatValue(native_text)} (${sound})` : native_text]);
    return joined(" ", [form, structureText(parts)]);
  }
  if (region !== undefined || notes !== undefined) return joined(": ", [region, notes]);
  if (parts["police"] !== undefined) return emergencyNumbersText(parts);
  if (parts["term"] !== undefined) return glossaryText(parts);
  if (english !== undefined || name !== undefined) return formatValue(english ?? name);
  return Object.entries(parts)
    .filter(([, value]) => formatValue(value) !== "")
    .map(([key, value]) => `${key.replaceAll("_", " ")}: ${formatValue(value)}`)
    .join("; ");
}

/** "[said by: woman; register: informal]", as far as it is set. */
function structureText({ speaker, listener, register, region }: Parts): string {
  const named = { "said by": speaker, "said to": listener, register, region };
  const texts = Object.entries(named).filter(([, value]) => value !== null && value !== undefined);
  return texts.length > 0
    ? `[${texts.map(([name, value]) => `${name}: ${formatValue(value)}`).join("; ")}]`
    : "";
}

function emergencyNumbersText({ country, code, police, ambulance, fire }: Parts): string {
  const numbers = joined(", ", [
    `police ${formatValue(police)}`,
    `ambulance ${formatValue(ambulance)}`,
    `fire ${formatValue(fire)}`,
  ]);
  return `${formatValue(country)} (${formatValue(code)}): ${numbers}`;
}

/** "bill: cuenta (in a restaurant)". */
function glossaryText({ english, term, note }: Parts): string {
  return joined(" ", [joined(": ", [english, term]), note ? `(${formatValue(note)})` : ""]);
}

function joined(separator: string, values: unknown[]): string {
  return values.map(formatValue).filter(Boolean).join(separator);
}
