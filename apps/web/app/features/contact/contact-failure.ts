import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import { z } from "zod";
import { ApiError, NetworkError } from "../../lib/api-error.ts";

const WithText = z.object({ error: z.string().min(1) });

/** What a visitor reads when a message could not be sent. */
export function contactFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message || TEXT.unknown;
  if (error instanceof NetworkError) return unusableAnswer(error.cause) ?? TEXT.networkError;
  if (error instanceof DOMException && error.name === "TimeoutError") return TEXT.networkError;
  return TEXT.unexpected;
}

/** An answer did come, but not in the shape of ours: a proxy's page, or a text without the rest. */
function unusableAnswer(cause: unknown): string | undefined {
  const isAnswer = !(cause instanceof Error) || cause instanceof SyntaxError;
  if (!isAnswer) return undefined;
  const refusal = WithText.safeParse(cause);
  return refusal.success ? refusal.data.error : TEXT.unknown;
}
