import { ApiFailure } from "../../testing/api-failure.ts";

interface Versioned {
  version?: number | undefined;
}

/** A mocked procedure that accepts only saves based on `current`, which Grace saved after the screen loaded. */
export function savedByGrace<Input extends Versioned, Saved>(
  current: Versioned & Record<string, unknown>,
  save: (input: Input) => Saved,
) {
  return (input: Input): Saved => {
    if (input.version === current.version) return save(input);
    const saved_at = new Date().toISOString();
    throw new ApiFailure(409, "Grace saved it", {
      conflict: { reason: "stale", saved_by: "Grace", saved_at, current },
    });
  };
}
