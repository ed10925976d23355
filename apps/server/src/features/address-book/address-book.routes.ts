import {
  addPersonEndpoint,
  deletePersonEndpoint,
  getPersonEndpoint,
  listPeopleEndpoint,
  newPeopleEndpoint,
  peopleFiltersEndpoint,
  restorePersonEndpoint,
  updatePersonEndpoint,
} from "@visita/domain/address-book/person.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { countNew, findFilters, findPeople } from "./people-list.service.ts";
import { addPerson, changeDetails, deletePerson, getPerson, restorePerson } from "./person.service.ts";

export function addressBookRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, listPeopleEndpoint, ({ query, caller }) => findPeople(context, caller.userid, query));

  serve(app, newPeopleEndpoint, async ({ caller }) => ({ count: await countNew(context, caller.userid) }));

  serve(app, peopleFiltersEndpoint, ({ caller }) => findFilters(context, caller.userid));

  serve(app, getPersonEndpoint, ({ params, caller }) => getPerson(context, caller.userid, params.personid));

  serve(app, addPersonEndpoint, ({ body, caller }) => addPerson(context, caller.userid, body));

  serve(app, updatePersonEndpoint, ({ params, body, caller }) =>
    changeDetails(context, caller.userid, params.personid, body),
  );

  serve(app, deletePersonEndpoint, async ({ params, caller }) => ({
    undoUntil: await deletePerson(context, caller.userid, params.personid),
  }));

  serve(app, restorePersonEndpoint, ({ params, caller }) =>
    restorePerson(context, caller.userid, params.personid),
  );
}
