import { Migration } from "@mikro-orm/migrations";

/** Stores why a deployment failed, where callers have to free up space. */
export class FullStorageOfDeployments extends Migration {
  override up(): void {
    this.addSql("alter table deployment add column storage_full boolean not null default false");
  }
}
