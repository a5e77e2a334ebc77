/** Procedures that control access, which no API token may call. */
export const FOR_SESSIONS = [
  "account.changePassword",
  "account.sessions",
  "account.endSession",
  "account.signOutEverywhere",
  "secondFactor.mine",
  "secondFactor.begin",
  "secondFactor.enable",
  "secondFactor.renewRecoveryCodes",
  "secondFactor.disable",
  "secondFactor.rule",
  "secondFactor.setRule",
  "passkey.registrationOptions",
  "passkey.register",
  "passkey.remove",
  "people.list",
  "people.invite",
  "people.resetLink",
  "people.setRole",
  "people.removeSecondFactor",
  "people.setActive",
  "token.list",
  "token.create",
  "token.revoke",
];

/** Public procedures that are not reads. */
export const OPEN_WRITES = [
  "suggestion.create",
  "account.signIn",
  "account.signOut",
  "account.linkInfo",
  "account.acceptLink",
  "secondFactor.confirmSignIn",
  "passkey.signInOptions",
  "passkey.signIn",
];
