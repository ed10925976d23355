import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import { z } from "zod";
import { ApiError, NetworkError } from "../../lib/api-error.ts";

const WithText = z.object({ error: z.string().min(1) });

export function contactFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message || TEXT.unknown;
  if (error instanceof NetworkError) return unusableAnswer(error.cause) ?? TEXT.networkError;
  if (error instanceof DOMException && error.name === "TimeoutError") return TEXT.networkError;
  return TEXT.unexpected;
}

/** A response arrived, but not in our error format: a proxy's page, or JSON without a code. */
function unusableAnswer(cause: unknown): string | undefined {
  const isAnswer = !(cause instanceof Error) || cause instanceof SyntaxError;
  if (!isAnswer) return undefined;
  const refusal = WithText.safeParse(cause);
  return refusal.success ? refusal.data.error : TEXT.unknown;
}
