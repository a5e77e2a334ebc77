/** The address of the database `saywhere` in the embedded PostgreSQL. */
export function databaseUrl(password: string, port: number): string {
  return `postgresql://saywhere:${password}@127.0.0.1:${port}/saywhere`;
}
