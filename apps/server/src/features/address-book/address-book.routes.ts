import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { countNew, findFilters, findPeople } from "./people-list.service.ts";
import { addPerson, changeDetails, deletePerson, getPerson, restorePerson } from "./person.service.ts";

export function addressBookRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/contacts", ({ query, caller }) => findPeople(context, caller.userid, query));

  serve(app, "GET /api/contacts/new", async ({ caller }) => ({
    count: await countNew(context, caller.userid),
  }));

  serve(app, "GET /api/contacts/filters", ({ caller }) => findFilters(context, caller.userid));

  serve(app, "GET /api/contacts/:personid", ({ params, caller }) =>
    getPerson(context, caller.userid, params.personid),
  );

  serve(app, "POST /api/contacts", ({ body, caller }) => addPerson(context, caller.userid, body));

  serve(app, "PATCH /api/contacts/:personid", ({ params, body, caller }) =>
    changeDetails(context, caller.userid, params.personid, body),
  );

  serve(app, "DELETE /api/contacts/:personid", async ({ params, caller }) => ({
    undoUntil: await deletePerson(context, caller.userid, params.personid),
  }));

  serve(app, "POST /api/contacts/:personid/restore", ({ params, caller }) =>
    restorePerson(context, caller.userid, params.personid),
  );
}
