import { z } from "zod";
import { oneLine, paragraphs } from "../card/text.rules.ts";
import { ADMIN_REASON_MAX_CHARS, ADMIN_SEARCH_MAX_CHARS } from "./admin.constants.ts";
import { ADMIN_MESSAGES as TEXT } from "./admin.messages.ts";

export const AccountParams = z.object({ accountid: z.string().max(100) });
export const AdminCardParams = z.object({ cardid: z.string().max(100) });

const isFilled = (text: string) => text.trim() !== "";

/** Every action has one; it goes into the audit log. */
export const Reason = z
  .string(TEXT.reasonRequired)
  .max(ADMIN_REASON_MAX_CHARS, TEXT.reasonTooLong)
  .refine(isFilled, TEXT.reasonRequired)
  .transform(oneLine);

export const Told = z
  .string(TEXT.toldRequired)
  .max(2_000, TEXT.toldTooLong)
  .refine(isFilled, TEXT.toldRequired)
  .transform(paragraphs);

export const ReasonInput = z.object({ reason: Reason });
export type ReasonInput = z.output<typeof ReasonInput>;

export const Done = z.object({ message: z.string() });

/** Keyset pagination: `after` is the `next` of the page before. */
export const PageQuery = z.object({
  find: z.string().max(ADMIN_SEARCH_MAX_CHARS).optional(),
  after: z.string().max(300).optional(),
});

export const Count = z.int().nonnegative();
/** ISO 8601. */
export const Time = z.string();
export const Next = z.string().nullable();
