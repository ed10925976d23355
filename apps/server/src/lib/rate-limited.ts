import { tooManyAttempts } from "@visita/domain/messages";
import { AppError } from "./app-error.ts";

export function rateLimited(seconds: number): AppError {
  return new AppError("rate_limited", tooManyAttempts(seconds), { retryAfter: seconds });
}
