/**
 * How often each call is made, and the random seed: few and fixed in the suite, and configurable for `pnpm fuzz`. A
 * seed that found an error can be repeated with FUZZ_SEED.
 */
export const FUZZ = {
  runs: Number(process.env["FUZZ_RUNS"] ?? 6),
  seed: Number(process.env["FUZZ_SEED"] ?? 20_260_301),
};
