import { Migration } from "@mikro-orm/migrations";

/** Which addresses lead to the same store, so that a bucket is known under another spelling of its endpoint. */
export class StoreAddresses extends Migration {
  override up(): void {
    this.addSql(`
      create table store_address (
        address text not null primary key,
        store_id text not null,
        target text not null
      );
      create index store_address_store_id_index on store_address (store_id);
    `);
  }
}
