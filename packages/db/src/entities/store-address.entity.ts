import { defineEntity, p } from "@mikro-orm/core";

const StoreAddressSchema = defineEntity({
  name: "StoreAddress",
  tableName: "store_address",
  properties: {
    /** As the variables of a server spell it. */
    address: p.text().primary(),
    /** The random identifier that lies in the store itself. */
    storeId: p.text(),
    /** By which deployments and files name the store: its first address. */
    target: p.text(),
  },
  indexes: [{ properties: ["storeId"] }],
});

/** An address under which deployments found a store; one store can have several. */
export class StoreAddress extends StoreAddressSchema.class {}
StoreAddressSchema.setClass(StoreAddress);
