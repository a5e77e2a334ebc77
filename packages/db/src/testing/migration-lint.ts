interface Rule {
  fault: string;
  pattern: RegExp;
}

/** Where an index, or a check of every row, takes long: built the plain way it holds up all writes for as long. */
const BIG = "(?:public\\.)?(?:translation|change|change_set|site_file|search_term|missed_search)";

/** What holds up, or breaks, the version that still serves while a migration runs. */
const RULES: Rule[] = [
  {
    fault:
      "drops or renames what the version before still uses: do it one version later, and say so by `contracts`",
    pattern: /\b(drop\s+(table|column)|rename\s+(to|column))\b/i,
  },
  {
    fault: "adds a column that may not be empty without a default: the version before writes rows without it",
    pattern: /\badd\s+(column\s+)?(?!constraint)\w+\s+[^,;]*\bnot\s+null\b(?![^,;]*\b(default|generated)\b)/i,
  },
  {
    fault: "changes the type of a column, which writes the whole table anew: add another column",
    pattern: /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i,
  },
  {
    fault:
      "checks every row under a lock: add the constraint `not valid`, and validate it in a migration of its own",
    pattern: new RegExp(
      `\\balter\\s+table\\s+(only\\s+)?${BIG}\\s+add\\s+constraint\\s+\\w+\\s+(check|foreign)\\b(?![^;]*\\bnot\\s+valid\\b)`,
      "i",
    ),
  },
  {
    fault:
      "looks at every row under a lock: add `check (… is not null) not valid`, validate it, and set it then",
    pattern: new RegExp(
      `\\balter\\s+table\\s+(only\\s+)?${BIG}\\s+alter\\s+(column\\s+)?\\w+\\s+set\\s+not\\s+null\\b`,
      "i",
    ),
  },
  {
    fault: "builds an index of a big table while all writes wait: build it `concurrently`",
    pattern: new RegExp(
      `\\bcreate\\s+(unique\\s+)?index\\s+(?!concurrently)[^;]*?\\bon\\s+(only\\s+)?${BIG}\\b`,
      "i",
    ),
  },
  {
    fault: "makes an index anew while all writes wait: make it anew `concurrently`",
    pattern: /\breindex\s+(index|table)\s+(?!concurrently)/i,
  },
  { fault: "writes a whole table anew under a lock", pattern: /\b(vacuum\s+full|cluster\b|lock\s+table)/i },
];

interface Checked {
  sql: string;
  /** Whether it runs in a transaction. */
  transactional: boolean;
  /** Why what it takes away is used by no version that may still serve. */
  contracts?: string | undefined;
}

/** Tells what is wrong with a migration that runs while the version before serves. */
export function migrationFaults({ sql, transactional, contracts }: Checked): string[] {
  const plain = sql.replace(/--[^\n]*/g, "").replace(/\$\$[\s\S]*?\$\$/g, "''");
  const faults = RULES.filter(({ pattern }) => pattern.test(plain)).map(({ fault }) => fault);
  const concurrent = /\b(index|table)\s+concurrently\b/i.test(plain);
  if (concurrent && transactional) {
    faults.push("an index cannot be built `concurrently` in a transaction: let isTransactional() give false");
  }
  if (concurrent && !/\bdrop\s+index\s+concurrently\s+if\s+exists\b/i.test(plain)) {
    faults.push(
      "what was half built is in the way when it is tried again: `drop index concurrently if exists` first",
    );
  }
  return contracts === undefined ? faults : faults.filter((fault) => !fault.startsWith("drops or renames"));
}
