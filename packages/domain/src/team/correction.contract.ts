import { z } from "zod";
import { EditableCard, UpdateCardInput } from "../card/card.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { PersonParams } from "./team-people.contract.ts";

export const personCardEndpoint = defineEndpoint("GET /api/team/:teamid/people/:personid/card", {
  summary: "Somebody's team card with everything that is stored of it.",
  access: "account",
  permission: "team",
  params: PersonParams,
  responses: { 200: EditableCard },
});

export const correctCardEndpoint = defineEndpoint("PUT /api/team/:teamid/people/:personid/card", {
  summary: "Corrects what is somebody's own on their team card. They are told.",
  access: "account",
  permission: "team",
  params: PersonParams,
  body: UpdateCardInput,
  responses: { 200: z.object({ message: z.string(), version: z.int() }) },
  reportsFirstField: true,
});
