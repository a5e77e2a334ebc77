/** How operators run the commands. */
export const USAGE = {
  migrate: "pnpm db:migrate",
  seed: "pnpm db:seed",
  reset: "pnpm db:reset [--yes]",
  dump: "pnpm db:dump FILE",
  restore: "pnpm db:restore FILE [--force]",
  createToken:
    "pnpm token:create NAME [--role reader|editor|administrator] [--language SLUG] [--days DAYS|never] [--by E-MAIL], by default a reader for 90 days",
  removeSecondFactor: "pnpm second-factor:remove E-MAIL",
  exportSite: "pnpm site:export FOLDER",
};
