import { z } from "zod";
import { emailField } from "../account/account.fields.ts";
import { countWords } from "../card/text.rules.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { CONTACT_MESSAGES as TEXT } from "./contact.messages.ts";

export const MESSAGE_MAX_WORDS = 150;
export const MESSAGE_MAX_CHARS = 1_000;

/** Of what a person wrote, in the form as in the call. */
export function isMessageTooLong(message: string): boolean {
  return message.trim().length > MESSAGE_MAX_CHARS || countWords(message) > MESSAGE_MAX_WORDS;
}

export const HEAR_OPTIONS = ["google", "social media", "referal"] as const;
export const HELP_OPTIONS = ["general inquiry", "support", "pricing"] as const;

/** Fields in the order in which their problems are reported. */
export const ContactForm = z.object({
  names: z.string().trim().min(1, TEXT.namesRequired).max(100, TEXT.namesTooLong),
  email: emailField(TEXT.emailRequired, TEXT.emailInvalid),
  tel: z
    .string()
    .trim()
    .refine((tel) => tel === "" || /^[+0-9 ()./-]{3,32}$/.test(tel), TEXT.telInvalid),
  hear: z.enum(HEAR_OPTIONS, TEXT.hearRequired),
  help: z.enum(HELP_OPTIONS, TEXT.helpRequired),
  message: z
    .string()
    .trim()
    .min(1, TEXT.messageRequired)
    .refine((text) => !isMessageTooLong(text), TEXT.messageTooLong),
});
export type ContactForm = z.output<typeof ContactForm>;

/** The text that is sent: the API takes the whole form as one string. */
export function contactSummary(form: ContactForm): string {
  return [
    `Name: ${form.names}`,
    `Email: ${form.email}`,
    ...(form.tel ? [`Phone: ${form.tel}`] : []),
    `Heard of us through: ${form.hear}`,
    `About: ${form.help}`,
    "",
    form.message,
  ].join("\n");
}

const SUMMARY_FIELDS = /^(?:(?:Name|Email|Phone|Heard of us through|About): .{1,260}\n){1,5}\n/;

/** What stands below the other fields of a summary; all of a text that is none. */
const messageOf = (text: string) => text.replace(SUMMARY_FIELDS, "");

export const contactEndpoint = defineEndpoint("POST /api/com/contactus", {
  summary:
    "Leaves a message for the operator of this installation. It is stored, and mailed to them alone: recipient and " +
    "subject are the server's own, whatever is sent.",
  access: "public",
  body: z.object({
    useremail: z.string().max(254).optional(),
    username: z.string().trim().max(200).default(""),
    text: z
      .string(TEXT.messageRequired)
      .trim()
      .min(1, TEXT.messageRequired)
      .refine((text) => !isMessageTooLong(messageOf(text)), TEXT.messageTooLong),
    subject: z.string().max(400).optional(),
    /** The visitor's address, for the answer. */
    replyto: emailField(TEXT.emailRequired, TEXT.emailInvalid).optional(),
  }),
  responses: { 200: z.object({ message: z.string() }) },
  reportsFirstField: true,
});
