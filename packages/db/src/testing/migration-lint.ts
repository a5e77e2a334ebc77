interface Rule {
  error: string;
  pattern: RegExp;
}

/** Big tables, where building an index or checking every row would block writes for a long time. */
const BIG = "(?:public\\.)?(?:translation|change|change_set|site_file|search_term|missed_search)";

/** What blocks or breaks the previous version, which serves requests while a migration runs. */
const RULES: Rule[] = [
  {
    error:
      "drops or renames what the previous version still uses: do it one version later, and give the reason in `contracts`",
    pattern: /\b(drop\s+(table|column)|rename\s+(to|column))\b/i,
  },
  {
    error:
      "adds a column that may not be empty without a default: the previous version writes rows without it",
    pattern: /\badd\s+(column\s+)?(?!constraint)\w+\s+[^,;]*\bnot\s+null\b(?![^,;]*\b(default|generated)\b)/i,
  },
  {
    error: "changes the type of a column, which rewrites the whole table: add another column",
    pattern: /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i,
  },
  {
    error:
      "checks every row under a lock: add the constraint `not valid`, and validate it in a migration of its own",
    pattern: new RegExp(
      `\\balter\\s+table\\s+(only\\s+)?${BIG}\\s+add\\s+constraint\\s+\\w+\\s+(check|foreign)\\b(?![^;]*\\bnot\\s+valid\\b)`,
      "i",
    ),
  },
  {
    error:
      "reads every row under a lock: add `check (… is not null) not valid`, validate it, and set it then",
    pattern: new RegExp(
      `\\balter\\s+table\\s+(only\\s+)?${BIG}\\s+alter\\s+(column\\s+)?\\w+\\s+set\\s+not\\s+null\\b`,
      "i",
    ),
  },
  {
    error: "builds an index of a big table while all writes wait: build it `concurrently`",
    pattern: new RegExp(
      `\\bcreate\\s+(unique\\s+)?index\\s+(?!concurrently)[^;]*?\\bon\\s+(only\\s+)?${BIG}\\b`,
      "i",
    ),
  },
  {
    error: "rebuilds an index while all writes wait: rebuild it `concurrently`",
    pattern: /\breindex\s+(index|table)\s+(?!concurrently)/i,
  },
  { error: "rewrites a whole table under a lock", pattern: /\b(vacuum\s+full|cluster\b|lock\s+table)/i },
];

interface Checked {
  sql: string;
  /** Whether it runs in a transaction. */
  transactional: boolean;
  /** Why no version that may still serve uses what the migration removes. */
  contracts?: string | undefined;
  /** Whether it may patch the text of a function, as some old migrations do. */
  mayPatch?: boolean;
}

/** Returns the errors of a migration that runs while the previous version serves requests. */
export function lintMigration({ sql, transactional, contracts, mayPatch = false }: Checked): string[] {
  const plain = sql.replace(/--[^\n]*/g, "").replace(/\$\$[\s\S]*?\$\$/g, "''");
  const errors = RULES.filter(({ pattern }) => pattern.test(plain)).map(({ error }) => error);
  // Patches are in the body of a `do` statement, which the other rules ignore.
  if (!mayPatch && /\bpg_get_(function|view|trigger)def\b/i.test(sql)) {
    errors.push(
      "patches a definition, which silently changes nothing if its text differs: create it again in full, from functions.generated.sql",
    );
  }
  const concurrent = /\b(index|table)\s+concurrently\b/i.test(plain);
  if (concurrent && transactional) {
    errors.push(
      "an index cannot be built `concurrently` in a transaction: return false from isTransactional()",
    );
  }
  if (concurrent && !/\bdrop\s+index\s+concurrently\s+if\s+exists\b/i.test(plain)) {
    errors.push("a partially built index would fail the retry: `drop index concurrently if exists` first");
  }
  return contracts === undefined ? errors : errors.filter((error) => !error.startsWith("drops or renames"));
}
