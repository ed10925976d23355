/** More than any call needs; deeper input would overflow the stack of JSON.stringify. */
const MAX_DEPTH = 32;
/** Ten times what a card with all channels has. */
const MAX_VALUES = 2_000;

/**
 * True if a parsed request contains U+0000 or a lone surrogate, which PostgreSQL refuses to store, a `__proto__` key, or
 * too many levels or values. Iterative, so that it cannot overflow the stack itself.
 */
export function holdsUnsafeText(root: unknown): boolean {
  const pending: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let values = 0;
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value, depth } = item;
    if (typeof value === "string" && isUnsafe(value)) return true;
    if (typeof value !== "object" || value === null) continue;
    const entries = Object.entries(value);
    values += entries.length;
    if (depth >= MAX_DEPTH || values > MAX_VALUES) return true;
    for (const [key, child] of entries) {
      if (key === "__proto__" || isUnsafe(key)) return true;
      pending.push({ value: child, depth: depth + 1 });
    }
  }
  return false;
}

function isUnsafe(text: string): boolean {
  return text.includes("\0") || !text.isWellFormed();
}
