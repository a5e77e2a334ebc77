/**
 * How often each call is made, and where chance begins: few times and always the same in the suite, and as
 * `pnpm fuzz` says else. A seed that found something is given back as FUZZ_SEED.
 */
export const FUZZ = {
  runs: Number(process.env["FUZZ_RUNS"] ?? 12),
  seed: Number(process.env["FUZZ_SEED"] ?? 20_260_301),
};
