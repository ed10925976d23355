import { z } from "zod";
import { Person } from "../address-book/person.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";

/** Only the shape: `readPersonFields` checks the values. */
const Text = z.string().max(1_000).optional();

export const KeepScannedInput = z.object({
  /** Chosen by the device, new for every scan: the same one again adds nobody a second time. */
  scanid: z.string().regex(/^[0-9a-f]{32}$/),
  /** What the code says of somebody. May be left out where it names a card. */
  person: z
    .object({
      name: z.string().max(1_000),
      email: Text,
      phone: Text,
      company: Text,
      role: Text,
      ownNote: z.string().max(20_000).optional(),
    })
    .optional(),
  /** A card of this installation; it is kept as a favourite too. */
  card: z.object({ username: z.string().max(100), slug: z.string().max(200).optional() }).optional(),
  /** The link of one's own card at whose occasion one met. One that is gone is left out. */
  linkid: z.string().max(100).nullable().optional(),
});
export type KeepScannedInput = z.output<typeof KeepScannedInput>;

export const KeptScan = z.object({
  person: Person,
  /** They were in the contacts already: what was empty is filled in. */
  wasHere: z.boolean(),
  /** The occasion is new to somebody who was. */
  isLinkAdded: z.boolean(),
  /** Of somebody who was here: what was changed, as it had been, for the call that changes a person. */
  before: z
    .object({
      email: z.string(),
      phone: z.string(),
      company: z.string(),
      role: z.string(),
      met: z.string(),
      ownNote: z.string(),
      linkid: z.null(),
    })
    .partial()
    .nullable(),
  /** The card that has become a favourite by this; null without one. */
  favourite: z.string().nullable(),
  /** There was no room for the card among the favourites. */
  isFavouriteRefused: z.boolean(),
});
export type KeptScan = z.infer<typeof KeptScan>;

export const keepScannedEndpoint = defineEndpoint("POST /api/contacts/scanned", {
  summary: "Keeps somebody whose QR code was scanned. Repeated with the same `scanid`, it keeps them once.",
  access: "account",
  permission: "contacts:write",
  creates: true,
  body: KeepScannedInput,
  responses: { 201: KeptScan },
});
