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
  serve(app, listPeopleEndpoint, {
    handler: async ({ query, request }) => {
      const { userid } = await request.requireAccount();
      return findPeople(context, userid, query);
    },
  });

  serve(app, newPeopleEndpoint, {
    handler: async ({ request }) => {
      const { userid } = await request.requireAccount();
      return { count: await countNew(context, userid) };
    },
  });

  serve(app, peopleFiltersEndpoint, {
    handler: async ({ request }) => {
      const { userid } = await request.requireAccount();
      return findFilters(context, userid);
    },
  });

  serve(app, getPersonEndpoint, {
    handler: async ({ params, request }) => {
      const { userid } = await request.requireAccount();
      return getPerson(context, userid, params.personid);
    },
  });

  serve(app, addPersonEndpoint, {
    handler: async ({ body, request }) => {
      const { userid } = await request.requireAccount();
      return addPerson(context, userid, body);
    },
  });

  serve(app, updatePersonEndpoint, {
    handler: async ({ params, body, request }) => {
      const { userid } = await request.requireAccount();
      return changeDetails(context, userid, params.personid, body);
    },
  });

  serve(app, deletePersonEndpoint, {
    handler: async ({ params, request }) => {
      const { userid } = await request.requireAccount();
      return { undoUntil: await deletePerson(context, userid, params.personid) };
    },
  });

  serve(app, restorePersonEndpoint, {
    handler: async ({ params, request }) => {
      const { userid } = await request.requireAccount();
      return restorePerson(context, userid, params.personid);
    },
  });
}
