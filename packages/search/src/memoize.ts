/** Caches the result of a function by its argument; the result is collected together with the argument. */
export function memoizeByObject<Key extends object, Result>(
  make: (key: Key) => Result,
): (key: Key) => Result {
  const cache = new WeakMap<Key, Result>();
  return (key) => {
    const result = cache.get(key) ?? make(key);
    cache.set(key, result);
    return result;
  };
}
