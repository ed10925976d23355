import { z } from "zod";
import { CODE_LENGTH } from "./account.constants.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account.messages.ts";
import { GeoDetails } from "./geo.contract.ts";

/** Normalized for storing and comparing: trimmed, lower case. */
export function emailField(required: string, invalid: string) {
  return z
    .string(required)
    .trim()
    .toLowerCase()
    .min(1, required)
    .max(254, invalid)
    .refine((value) => value === "" || z.email().safeParse(value).success, invalid);
}

/** At least one letter has a shape: fillers and combining marks alone look like no name. */
const NAME = /^(?=.*(?!\p{Default_Ignorable_Code_Point})\p{L})[\p{L}\p{M}][\p{L}\p{M} '’.-]*$/u;
const LIKE_A_URL = /\.\p{L}{2,}|www\./iu;

/** Letters of any script, but no URL: names are used in mails, which must not be usable for spam. */
export function nameField(required: string) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(50, TEXT.nameInvalid)
    .refine((value) => value === "" || (NAME.test(value) && !LIKE_A_URL.test(value)), TEXT.nameInvalid);
}

export function passwordField(problemOf: (password: string) => string | null) {
  return z.string(problemOf("") ?? "").superRefine((password, context) => {
    const message = problemOf(password);
    if (message) context.addIssue({ code: "custom", message });
  });
}

export const SecurityCode = z
  .string(TEXT.codeFormat)
  .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), TEXT.codeFormat);

/** Issued by the server. */
export const OpaqueToken = z.string(TEXT.missingToken).min(1, TEXT.missingToken).max(200, TEXT.missingToken);

const detail = z.string().max(200).optional().catch(undefined);

/**
 * What the browser reports about itself. Untrusted: unknown keys and overlong values are dropped silently. The IP
 * address is taken from the connection instead; places are those of the network, never of the device.
 */
export const DeviceMetadata = z
  .object({
    userAgent: detail,
    platform: detail,
    language: detail,
    timezone: detail,
    screenResolution: detail,
    viewportSize: detail,
    ...GeoDetails.shape,
  })
  .optional()
  .catch(undefined);
export type DeviceMetadata = z.infer<typeof DeviceMetadata>;
