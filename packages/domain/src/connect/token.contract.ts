import { z } from "zod";
import { oneLine } from "../card/text.rules.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { CONNECT_MESSAGES as TEXT } from "./connect.messages.ts";
import { Permission } from "./permission.ts";

export const TOKEN_NAME_MAX = 60;
/** Of each kind, ended ones included. */
export const MAX_TOKENS = 20;
/** Begins the secret of a program, so that scanners of leaked secrets find it. */
export const PROGRAM_SECRET_PREFIX = "vis_";
/** Of a program, in days; null for no end. */
export const TOKEN_DAYS = [30, 90, 365, null] as const;
/** How an address book is set up there. */
export const DEVICE_SYSTEMS = ["iphone", "mac", "android", "thunderbird"] as const;

export const DeviceSystem = z.enum(DEVICE_SYSTEMS);
export type DeviceSystem = z.infer<typeof DeviceSystem>;

const Name = z
  .string(TEXT.nameRequired)
  .max(500, TEXT.nameTooLong)
  .transform(oneLine)
  .pipe(z.string().min(1, TEXT.nameRequired).max(TOKEN_NAME_MAX, TEXT.nameTooLong));

/** Everything but the secret. */
export const AccessToken = z.object({
  id: z.string(),
  /** The password of a device for its address book, or the token of a program for these calls. */
  kind: z.enum(["device", "program"]),
  name: z.string(),
  /** Of a device. */
  system: DeviceSystem.nullable(),
  /** Of a program. */
  permissions: z.array(Permission),
  /** The first characters of a program's secret. */
  start: z.string().nullable(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  /** Precise to a minute. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type AccessToken = z.infer<typeof AccessToken>;

const MadeToken = z.object({
  token: AccessToken,
  /** Told this once; only its hash is stored. */
  secret: z.string(),
});

export const listTokensEndpoint = defineEndpoint("GET /api/account/tokens", {
  summary: "Your connected devices and the tokens of your programs, the latest first.",
  access: "account",
  responses: { 200: z.object({ tokens: z.array(AccessToken) }) },
});

export const DeviceInput = z.object({ name: Name, system: DeviceSystem });
export type DeviceInput = z.output<typeof DeviceInput>;

export const addDeviceEndpoint = defineEndpoint("POST /api/account/tokens/device", {
  summary: "Makes a password with which a device reads and writes your address books, and nothing else.",
  access: "account",
  body: DeviceInput,
  responses: { 201: MadeToken },
  reportsFirstField: true,
});

export const ProgramInput = z.object({
  name: Name,
  permissions: z.array(Permission).min(1, TEXT.permissionRequired).max(20),
  days: z.literal(TOKEN_DAYS),
});
export type ProgramInput = z.output<typeof ProgramInput>;

export const addProgramEndpoint = defineEndpoint("POST /api/account/tokens/program", {
  summary: "Makes a token with which a program makes calls for you.",
  access: "account",
  body: ProgramInput,
  responses: { 201: MadeToken },
  reportsFirstField: true,
});

export const revokeTokenEndpoint = defineEndpoint("DELETE /api/account/tokens/:tokenid", {
  summary: "Revokes the password of a device or the token of a program. It stops at once.",
  access: "account",
  params: z.object({ tokenid: z.string().max(100) }),
  responses: { 200: z.object({ message: z.string() }) },
});
