import { connectAnswers } from "@visita/domain/answers/connect";
import { ApiError } from "../../lib/api-error.ts";
import type { Failure } from "../../ui/use-form.ts";

export const CONNECT_ANSWERS = { connect: connectAnswers };

export function connectFailure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  return { message, fields: error instanceof ApiError ? error.fields : {} };
}
