/** Deeper input than any call needs would overflow the stack of whoever writes it out again. */
const MAX_DEPTH = 32;

/**
 * Whether a parsed request holds something that must not travel further: U+0000 or half a surrogate pair, which
 * PostgreSQL refuses to store; a `__proto__` key; or nesting without end. Walks without recursion.
 */
export function holdsUnsafeText(root: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { value, depth } = item;
    if (typeof value === "string" && isUnsafe(value)) return true;
    if (typeof value !== "object" || value === null) continue;
    if (depth >= MAX_DEPTH) return true;
    for (const [key, child] of Object.entries(value)) {
      if (key === "__proto__" || isUnsafe(key)) return true;
      waiting.push({ value: child, depth: depth + 1 });
    }
  }
  return false;
}

function isUnsafe(text: string): boolean {
  return text.includes("\0") || !text.isWellFormed();
}
