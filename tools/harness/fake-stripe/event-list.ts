import type Stripe from "stripe";
import type { Form } from "./form.ts";
import type { Ledger } from "./ledger.ts";
import { ApiError } from "./ledger.ts";

/** Newest first. `ending_before` gives those just newer than the one named, `starting_after` those just older. */
export function listEvents({ events, delivered }: Ledger, form: Form): Stripe.ApiList<Stripe.Event> {
  const limit = Number(form["limit"] ?? 10);
  const place = (id: string) => {
    const index = events.findIndex((event) => event.id === id);
    if (index < 0) throw new ApiError(400, "invalid_request_error", "resource_missing");
    return index;
  };
  const { ending_before: newerThan, starting_after: olderThan, types } = form;
  const from = newerThan === undefined ? 0 : place(String(newerThan)) + 1;
  const to = olderThan === undefined ? events.length : place(String(olderThan));
  const found = events
    .slice(from, to)
    .filter(({ id }) => form["delivery_success"] === undefined || !delivered.has(id))
    .filter(({ type }) => types === undefined || (types as string[]).includes(type));
  const page = newerThan === undefined ? found.slice(-limit) : found.slice(0, limit);
  return { object: "list", data: page.toReversed(), has_more: found.length > limit, url: "/v1/events" };
}
