/** Deeper input than any call needs would overflow the stack of whoever writes it out again. */
const MAX_DEPTH = 32;
/** A card with all of its channels has a tenth of them. More would only keep whoever checks them busy. */
const MAX_VALUES = 2_000;

/**
 * Whether a parsed request holds something that must not travel further: U+0000 or half a surrogate pair, which
 * PostgreSQL refuses to store; a `__proto__` key; nesting or values without end. Walks without recursion.
 */
export function holdsUnsafeText(root: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let values = 0;
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { value, depth } = item;
    if (typeof value === "string" && isUnsafe(value)) return true;
    if (typeof value !== "object" || value === null) continue;
    const entries = Object.entries(value);
    values += entries.length;
    if (depth >= MAX_DEPTH || values > MAX_VALUES) return true;
    for (const [key, child] of entries) {
      if (key === "__proto__" || isUnsafe(key)) return true;
      waiting.push({ value: child, depth: depth + 1 });
    }
  }
  return false;
}

function isUnsafe(text: string): boolean {
  return text.includes("\0") || !text.isWellFormed();
}
