import { z } from "zod";
import { oneLine } from "../card/text.rules.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { LINK_MESSAGES as TEXT } from "./link.messages.ts";
import { isSecret, linkNameProblem, slugProblem } from "./link.rules.ts";

const Count = z.int().nonnegative();
/** Such as "2026-04-30", in UTC. */
const Day = z.iso.date();

const CardParams = z.object({ cardid: z.string().max(100) });
const LinkParams = CardParams.extend({ linkid: z.string().max(100) });

function firstProblem(problemOf: (value: string) => string | null) {
  return (value: string, context: z.RefinementCtx<string>) => {
    const problem = problemOf(value);
    if (problem) context.addIssue({ code: "custom", message: problem });
  };
}

const Name = z
  .string(TEXT.nameRequired)
  .max(500, TEXT.nameTooLong)
  .superRefine(firstProblem(linkNameProblem))
  .transform(oneLine);
const Slug = z.string(TEXT.slugInvalid).superRefine(firstProblem(slugProblem));
/** Channels, beside those for everybody. Others are ignored: what is for everybody is on every link. */
const Shows = z.array(z.string().max(50)).max(200);
/** The random part of an address that nobody can guess; `true` for one that the server makes. */
const Secret = z.union([z.literal(true), z.string().refine(isSecret, TEXT.slugInvalid)]);
/** Whether it is past depends on the server's clock. */
const LastDay = z.iso.date(TEXT.lastDayInvalid).nullable();

export const NamedLink = z.object({
  linkid: z.string(),
  name: z.string(),
  /** The last part of `/c/{username}/{slug}`. */
  slug: z.string(),
  /** The end of the slug of a link that may show more than the plain card; null while its address can be guessed. */
  secret: z.string().nullable(),
  /** The channels that it shows beside those for everybody. */
  shows: z.array(z.string()),
  /** Whole, such as "https://visita.example/c/giulia/salone". */
  url: z.string(),
  createdOn: Day,
  /** The link is open on this day too. */
  lastDay: Day.nullable(),
  /** Null while it is live; else the day on which it was ended, or the first one after its last day. */
  overSince: Day.nullable(),
  /** Since the link was made. */
  views: Count,
  saves: Count,
  details: Count,
});
export type NamedLink = z.infer<typeof NamedLink>;

export const listLinksEndpoint = defineEndpoint("GET /api/card/links/:cardid", {
  summary: "The named links of your card, the latest first, live and ended.",
  access: "account",
  permission: "links",
  params: CardParams,
  responses: {
    200: z.object({
      username: z.string(),
      links: z.array(NamedLink),
      /** The live ones of its team, which answer under its address too. */
      ofTeam: z.array(NamedLink.pick({ linkid: true, name: true })),
      live: Count,
      /** By plan. */
      maxLive: Count,
      /** Whether the plan has QR codes: `{url}/qr.png` and `{url}/qr.svg`. */
      qrCode: z.boolean(),
      /** The channels that are not for everybody. */
      linkOnly: z.array(z.string()),
    }),
  },
});

export const AddLinkInput = z.object({ name: Name, slug: Slug, lastDay: LastDay.optional() });
export type AddLinkInput = z.output<typeof AddLinkInput>;

/** A secret may stand alone, with nothing that can be read before it. */
export const AddCardLinkInput = AddLinkInput.extend({
  slug: z.string(TEXT.slugInvalid),
  shows: Shows.optional(),
  secret: Secret.optional(),
}).superRefine(({ slug, secret, shows }, context) => {
  const problem = slug === "" && isSecretWanted({ secret, shows }) ? null : slugProblem(slug);
  if (problem) context.addIssue({ code: "custom", message: problem, path: ["slug"] });
});
export type AddCardLinkInput = z.output<typeof AddCardLinkInput>;

/** Its address must not be guessed. */
export function isSecretWanted({ secret, shows }: Pick<AddCardLinkInput, "secret" | "shows">): boolean {
  return secret !== undefined || (shows !== undefined && shows.length > 0);
}

export const addLinkEndpoint = defineEndpoint("POST /api/card/links/:cardid", {
  summary:
    "Creates a named link of your card. One that shows more than the plain card gets an address that nobody can guess.",
  access: "account",
  permission: "links",
  creates: true,
  params: CardParams,
  body: AddCardLinkInput,
  responses: { 201: NamedLink },
  reportsFirstField: true,
});

export const UpdateLinkInput = z.object({
  name: Name.optional(),
  lastDay: LastDay.optional(),
  /** Takes an ended link up again. A last day that is past is dropped, unless a new one is sent. */
  ended: z.literal(false).optional(),
});
export type UpdateLinkInput = z.output<typeof UpdateLinkInput>;

export const UpdateCardLinkInput = UpdateLinkInput.extend({
  shows: Shows.optional(),
  /** Changes the address; the former one leads to the plain card. */
  secret: Secret.optional(),
});
export type UpdateCardLinkInput = z.output<typeof UpdateCardLinkInput>;

export const updateLinkEndpoint = defineEndpoint("PATCH /api/card/links/:cardid/:linkid", {
  summary:
    "Renames a link, changes its last day, what it shows or its secret, or reactivates it. Omitted fields stay unchanged.",
  access: "account",
  permission: "links",
  params: LinkParams,
  body: UpdateCardLinkInput,
  responses: { 200: NamedLink },
  reportsFirstField: true,
});

export const endLinkEndpoint = defineEndpoint("DELETE /api/card/links/:cardid/:linkid", {
  summary: "Ends a link: its URL leads to the plain card, its sums stay. Idempotent.",
  access: "account",
  permission: "links",
  params: LinkParams,
  responses: { 200: NamedLink },
});
