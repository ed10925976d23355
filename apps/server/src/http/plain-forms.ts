import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../lib/app-error.ts";

/** Lets the routes of this scope take what a form posts without a script. */
export function acceptPlainForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, String(body)),
  );
}

export function plainFormOf({ body }: FastifyRequest): string {
  if (typeof body !== "string") throw new AppError("bad_request", MESSAGES.checkInput);
  return body;
}
