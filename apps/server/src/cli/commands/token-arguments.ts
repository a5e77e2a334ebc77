import { parseArgs } from "node:util";
import { type CreateTokenInput, createTokenInput } from "@saywhere/validators/accounts/account";
import { StartupError } from "../../errors/startup-error.ts";
import { setZodMessages } from "../../errors/zod-messages.ts";
import { USAGE } from "./usage.ts";

/** The arguments as the operator writes them, by the fields that they fill. */
const ARGUMENTS: Record<string, string> = { name: "NAME", role: "--role", expires_in_days: "--days" };

export interface TokenArguments {
  input: CreateTokenInput;
  /** Slug of the only language whose translations the token may change. */
  language: string | undefined;
  /** E-mail address of the administrator for whom the token acts. */
  by: string | undefined;
}

/**
 * Reads the arguments of `pnpm token:create`.
 *
 * @throws StartupError naming the first argument that is missing or invalid
 */
export function readTokenArguments(args: string[]): TokenArguments {
  const wrong = (why: string): never => {
    throw new StartupError(`${why}. Run it as: ${USAGE.createToken}`);
  };
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        role: { type: "string", default: "reader" },
        days: { type: "string", default: "90" },
        by: { type: "string" },
        language: { type: "string" },
      },
    });
    const [name, ...more] = positionals;
    if (name === undefined) wrong("the token has no name");
    if (more.length > 0) wrong("more than one name is given: put it in quotation marks");
    const { role, by, language } = values;
    const days = values.days === "never" ? null : Number(values.days);
    if (days !== null && !Number.isInteger(days)) wrong("--days takes a number of days, or never");
    if (language !== undefined && role !== "editor") wrong("--language needs --role editor");
    setZodMessages();
    const { data, error } = createTokenInput.safeParse({
      name,
      role,
      language_id: null,
      expires_in_days: days,
    });
    if (!data) {
      return wrong(
        error.issues.map(({ path, message }) => `${ARGUMENTS[String(path[0])]}: ${message}`).join(", "),
      );
    }
    return { input: data, by, language };
  } catch (error) {
    if (error instanceof TypeError) return wrong(error.message);
    throw error;
  }
}
