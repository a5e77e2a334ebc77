import { ormOptions } from "./orm-options.ts";

/** Only for MikroORM's command line (`pnpm --filter @saywhere/db mikro-orm …`). */
export default ormOptions(process.env.DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres");
