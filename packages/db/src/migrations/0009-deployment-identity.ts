import { Migration } from "@mikro-orm/migrations";

/** What made the files of a deployment, beside the content. */
export class DeploymentIdentity extends Migration {
  override up(): void {
    this.addSql("alter table deployment add column render_identity text null;");
  }
}
