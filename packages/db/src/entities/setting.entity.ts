import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties } from "./columns.ts";

const SettingSchema = defineEntity({
  name: "Setting",
  tableName: "setting",
  properties: {
    ...baseProperties,
    key: p.text().unique(),
    value: p.json<unknown>(),
  },
  checks: [{ name: "setting_texts_filled", expression: "key <> ''" }],
});

/** A setting of the site, by name. */
export class Setting extends SettingSchema.class {}
SettingSchema.setClass(Setting);
