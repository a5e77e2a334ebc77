/**
 * What browsers of 2023 lack of the language's standard library: builds replace newer syntax, but no newer functions.
 * The administration area imports this at its start, and elsewhere the modules that call them.
 */
Map.groupBy ??= <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

URL.parse ??= (url, base) => {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
};

Promise.withResolvers ??= <Value>() => {
  const parts = {} as PromiseWithResolvers<Value>;
  parts.promise = new Promise<Value>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
};
