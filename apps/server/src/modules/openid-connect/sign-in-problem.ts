import type { OpenIdProblem } from "@saywhere/validators/accounts/openid-connect";

/** A sign-in at the provider that does not succeed, for a reason that the sign-in page explains. */
export class SignInProblem extends Error {
  override name = "SignInProblem";
  readonly problem: OpenIdProblem;

  constructor(problem: OpenIdProblem, cause?: unknown) {
    super(`The sign-in at the provider did not succeed: ${problem}`, { cause });
    this.problem = problem;
  }
}
