import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** What the plugin reads of a place in Babel's tree. */
interface Place {
  listKey?: string;
  parent?: {
    type: string;
    callee?: { type: string; property?: { type: string; name?: string } };
  };
}

const DESCRIBING = new Set(["describe", "meta"]);

/** Whether something is handed to a schema's `.describe(…)` or `.meta(…)`: words and examples of the documentation. */
function isDescription({ listKey, parent }: Place): boolean {
  const callee = parent?.type === "CallExpression" && listKey === "arguments" ? parent.callee : undefined;
  return callee?.type === "MemberExpression" && DESCRIBING.has(callee.property?.name ?? "");
}

/** Leaves out what documents a schema and does nothing; Stryker finds the plugin by the name of this list. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "descriptions", {
    shouldIgnore: (place) => (isDescription(place as Place) ? "It documents a schema." : undefined),
  }),
];
