import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import { ApiError, NetworkError } from "../../lib/api-error.ts";

/** What a visitor reads when a message could not be sent. */
export function contactFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message || TEXT.unknown;
  if (error instanceof NetworkError)
    return error.status === undefined && !error.isUnreadable ? TEXT.networkError : TEXT.unknown;
  if (error instanceof DOMException && error.name === "TimeoutError") return TEXT.networkError;
  return TEXT.unexpected;
}
