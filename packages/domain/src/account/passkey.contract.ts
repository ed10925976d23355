import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { DeviceMetadata, OpaqueToken } from "./account.fields.ts";
import { ACCOUNT_MESSAGES } from "./account.messages.ts";
import { CurrentPassword } from "./reauthentication.contract.ts";
import { CurrentUser } from "./session.contract.ts";
import { SETTINGS_MESSAGES as TEXT } from "./settings.messages.ts";

export const PASSKEY_NAME_MAX = 60;
export const MAX_PASSKEYS = 20;

export const PasskeyName = z
  .string(TEXT.passkeyNameRequired)
  .trim()
  .min(1, TEXT.passkeyNameRequired)
  .max(PASSKEY_NAME_MAX, TEXT.passkeyNameTooLong);

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** A key that is plugged in or held to the device, and not the device itself. */
  isSecurityKey: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** The password was recovered, and the owner has not said yet whether to keep it. */
  isInDoubt: z.boolean(),
  /** It signs nobody in until a mailed link switches it on. */
  isOff: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

const base64Url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

/** What both answers of an authenticator share. Its id has at most 1023 bytes. */
const credential = { id: base64Url(1400), rawId: base64Url(1400), type: z.literal("public-key") };

/** The JSON form of what the browser's `navigator.credentials.create` gives. */
const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url(4_000),
    attestationObject: base64Url(8_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** The JSON form of what the browser's `navigator.credentials.get` gives. */
export const UsedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url(4_000),
    authenticatorData: base64Url(4_000),
    signature: base64Url(2_000),
    userHandle: base64Url(100).optional(),
  }),
});
export type UsedCredential = z.infer<typeof UsedCredential>;

/** The password, or a passkey in its place. A session alone is not enough, however fresh. */
export const IdentityInput = z
  .object({ password: CurrentPassword.optional(), credential: UsedCredential.optional() })
  // Neither for an account without a password, which a fresh sign-in confirms.
  .refine(({ password, credential }) => password === undefined || credential === undefined, {
    path: ["password"],
    message: ACCOUNT_MESSAGES.passwordRequired,
    when: () => true,
  });
export type IdentityInput = z.output<typeof IdentityInput>;

/** Options of WebAuthn in their JSON form, handed to the browser as they are. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) });
const Message = z.object({ message: z.string() });
const PasskeyParams = z.object({ passkeyid: z.string().max(100) });

export const listPasskeysEndpoint = defineEndpoint("GET /api/account/passkeys", {
  summary: "Your passkeys.",
  access: "account",
  responses: { 200: z.object({ passkeys: z.array(Passkey) }) },
});

export const passkeyOptionsEndpoint = defineEndpoint("POST /api/account/passkeys/options", {
  summary: "Starts adding a passkey. Needs the password or a passkey within the last minute.",
  access: "account",
  responses: { 200: Options },
});

export const addPasskeyEndpoint = defineEndpoint("POST /api/account/passkeys", {
  summary: "Adds a passkey.",
  access: "account",
  body: z.object({ name: PasskeyName, credential: NewCredential }),
  responses: { 201: z.object({ passkey: Passkey, message: z.string() }) },
  invalidMessage: TEXT.passkeyNotAdded,
});

export const renamePasskeyEndpoint = defineEndpoint("PUT /api/account/passkeys/:passkeyid", {
  summary: "Renames one of your passkeys.",
  access: "account",
  params: PasskeyParams,
  body: z.object({ name: PasskeyName }),
  responses: { 200: Message },
  reportsFirstField: true,
});

export const removePasskeyEndpoint = defineEndpoint("DELETE /api/account/passkeys/:passkeyid", {
  summary: "Removes one of your passkeys. Asks for the password or a passkey.",
  access: "account",
  params: PasskeyParams,
  body: IdentityInput,
  responses: { 200: Message },
  reportsFirstField: true,
});

export const keepPasskeyEndpoint = defineEndpoint("POST /api/account/passkeys/:passkeyid/keep", {
  summary: "Keeps a passkey after a recovery. For one that is off it mails a link, which switches it on.",
  access: "account",
  params: PasskeyParams,
  responses: { 200: z.object({ isMailed: z.boolean(), message: z.string() }) },
});

export const confirmPasskeyEndpoint = defineEndpoint("POST /api/account/passkeys/confirm", {
  summary: "Turns a passkey back on with the link that was mailed to its owner.",
  access: "public",
  body: z.object({ token: OpaqueToken }),
  responses: { 200: Message },
  reportsFirstField: true,
});

export const passkeyLoginOptionsEndpoint = defineEndpoint("POST /api/auth/passkey/options", {
  summary: "Starts a sign-in with a passkey in this browser.",
  access: "public",
  responses: { 200: Options },
});

export const passkeyLoginEndpoint = defineEndpoint("POST /api/auth/passkey", {
  summary: "Signs in with a passkey: no password and no code.",
  access: "public",
  body: z.object({ credential: UsedCredential, metadata: DeviceMetadata }),
  responses: { 200: CurrentUser.extend({ message: z.string() }) },
  invalidMessage: TEXT.passkeyRefused,
});

export const reauthenticateWithPasskeyEndpoint = defineEndpoint("POST /api/account/reauthenticate/passkey", {
  summary: "Verifies a passkey instead of the password, for sensitive changes within a minute.",
  access: "account",
  body: z.object({ credential: UsedCredential }),
  responses: { 200: Message },
  invalidMessage: TEXT.passkeyNotConfirmed,
});
