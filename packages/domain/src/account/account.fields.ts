import { z } from "zod";
import { CODE_LENGTH } from "./account.constants.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account.messages.ts";
import { GeoDetails } from "./geo.contract.ts";

/** Written in one form wherever it is stored or compared: trimmed, in lower case. */
export function emailField(required: string, invalid: string) {
  return z
    .string(required)
    .trim()
    .toLowerCase()
    .min(1, required)
    .max(254, invalid)
    .refine((value) => value === "" || z.email().safeParse(value).success, invalid);
}

const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’.-]*$/u;
const LIKE_AN_ADDRESS = /\.\p{L}{2,}|www\./iu;

/** Letters of any script. Nothing that could carry an advertisement into a mail or onto a screen. */
export function nameField(required: string) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(50, TEXT.nameInvalid)
    .refine((value) => value === "" || (NAME.test(value) && !LIKE_AN_ADDRESS.test(value)), TEXT.nameInvalid);
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

/** An opaque reference that the server handed out. */
export const OpaqueToken = z.string(TEXT.missingToken).min(1, TEXT.missingToken).max(200, TEXT.missingToken);

const detail = z.string().max(200).optional().catch(undefined);

/**
 * What the browser says about itself. Hostile input: only these keys are kept, anything else or anything too long is
 * dropped without a word. The address is the one the server saw, and exact positions are not asked for.
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
