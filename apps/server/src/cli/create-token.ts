import { parseArgs } from "node:util";
import { listPeople } from "@saywhere/db/queries/accounts/person.queries";
import { listNamed } from "@saywhere/db/queries/import-export.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { type CreateTokenInput, createTokenInput } from "@saywhere/validators/accounts/account";
import { withOperatorErrors } from "../bootstrap/report-operator-errors.ts";
import { StartupError } from "../errors/startup-error.ts";
import { insertToken } from "../modules/account/insert-token.ts";
import { createRecordWriter } from "../writes/record-writer.ts";
import { withDatabase } from "./database-command.ts";

const USAGE =
  "pnpm token:create NAME [--role reader|editor|administrator] [--language SLUG] [--days DAYS|never] [--by E-MAIL], by default a reader for 90 days";

/** The arguments as the operator writes them, by the fields that they fill. */
const ARGUMENTS: Record<string, string> = { name: "NAME", role: "--role", expires_in_days: "--days" };

interface Given {
  input: CreateTokenInput;
  /** Slug of the only language whose translations the token may change. */
  language: string | undefined;
  /** E-mail address of the administrator for whom the token acts. */
  by: string | undefined;
}

/** @throws StartupError naming the first argument that is missing or invalid */
function readArguments(): Given {
  const wrong = (why: string): never => {
    throw new StartupError(`${why}. Run it as: ${USAGE}`);
  };
  try {
    const { values, positionals } = parseArgs({
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

/** @throws StartupError when no administrator, or more than one, can be meant */
async function findAdministrator(db: Queryable, email: string | undefined) {
  const people = await listPeople(db);
  const administrators = people.filter(
    (person) => person.role === "administrator" && person.can_sign_in && !person.deactivated,
  );
  const [found, ...others] =
    email === undefined
      ? administrators
      : administrators.filter((person) => person.email === email.toLowerCase());
  if (!found) {
    const who = email === undefined ? "There is no administrator yet" : `${email} is no administrator`;
    throw new StartupError(`${who}. A token acts for an administrator who can sign in.`);
  }
  if (others.length > 0) {
    throw new StartupError(`there are ${administrators.length} administrators. Name one with --by E-MAIL.`);
  }
  return found;
}

/** @throws StartupError for an unknown language */
async function findLanguage(db: Queryable, slug: string): Promise<number> {
  const language = (await listNamed(db, "language")).find((named) => named.slug === slug);
  if (!language) throw new StartupError(`there is no language “${slug}”. Name its slug, such as farsi.`);
  return language.id;
}

// Checked before anything is started.
let given: Given;
await withOperatorErrors("The command failed", async () => {
  given = readArguments();
});

await withDatabase(async ({ orm, pool }) => {
  const { id, name, email } = await findAdministrator(pool, given.by);
  const author = { personId: id, apiTokenId: null, name };
  const language_id = given.language === undefined ? null : await findLanguage(pool, given.language);
  const { result } = await createRecordWriter(orm).run(author, "edit", (em) =>
    insertToken(em, { ...given.input, language_id }, id),
  );
  process.stderr.write(`A token that acts for ${email}. It is not shown again:\n`);
  return result.token;
});
