import { z } from "zod";

export const PASSWORD_MIN_LENGTH = 12;

/** A new password. Its length is checked, not the kinds of characters (NIST SP 800-63B, section 5.1.1.2). */
export const newPassword = z
  .string("Enter a password")
  .min(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters`)
  .max(200, "Use at most 200 characters");

/** The password of an account, to sign in or to confirm who makes a call. */
export const givenPassword = z.string("Enter your password").min(1).max(200, "Use at most 200 characters");
