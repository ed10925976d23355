export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/** Reads `items[0][price]=…` the way Stripe does. Everything stays text. */
export function parseForm(encoded: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? "";
    let place: Form = form;
    for (const step of path) {
      place[step] ??= {};
      place = place[step] as Form;
    }
    place[last] = value;
  }
  return withLists(form) as Form;
}

function withLists(value: FormValue): FormValue {
  if (typeof value !== "object" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, withLists(each)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
