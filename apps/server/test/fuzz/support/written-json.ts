/** Text that is inserted into JSON unchanged, valid or not. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object as a list of its fields, so that a name can occur twice, or be one that every object has. */
export class Fields {
  readonly entries: readonly (readonly [string, unknown])[];

  constructor(entries: readonly (readonly [string, unknown])[]) {
    this.entries = entries;
  }
}

/** Writes JSON that `JSON.stringify` would not produce. */
export function writeJson(value: unknown): string {
  if (value instanceof Written) return value.text;
  if (value instanceof Fields) {
    return `{${value.entries.map(([name, field]) => `${JSON.stringify(name)}:${writeJson(field)}`).join(",")}}`;
  }
  if (Array.isArray(value)) return `[${value.map(writeJson).join(",")}]`;
  return JSON.stringify(value) ?? "null";
}
