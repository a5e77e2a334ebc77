import { cpus, totalmem } from "node:os";
import pg from "pg";

export function markdownTable(head: string[], rows: string[][]): string {
  const table = [head, head.map(() => "---"), ...rows];
  return table.map((line) => `| ${line.join(" | ")} |\n`).join("");
}

export const whole = (value: number): string => Math.round(value).toLocaleString("en");

/** Returns a line that describes the machine and the PostgreSQL at a URL. */
export async function describeMachine(databaseUrl: string): Promise<string> {
  const [first] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const postgres = await postgresVersion(databaseUrl);
  return `${cpus().length} cores (${first?.model.trim() ?? "unknown"}), ${memory}, Node ${process.versions.node}, PostgreSQL ${postgres}`;
}

async function postgresVersion(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>("show server_version");
  await client.end();
  return rows[0]?.server_version ?? "unknown";
}
