import type { Feature } from "../../core/feature.ts";
import { addressBookRoutes } from "./address-book.routes.ts";
import { contactPart } from "./people-export.service.ts";
import { peopleExportRoutes, peopleImportRoutes } from "./people-files.routes.ts";
import {
  compactPeopleSearch,
  eraseDeletedTerms,
  erasePeopleOf,
  purgePeople,
  purgeRemovals,
} from "./person.service.ts";

export const addressBookFeature: Feature = {
  name: "address-book",
  routes: { api: [addressBookRoutes, peopleExportRoutes, peopleImportRoutes] },
  jobs: () => [
    {
      name: "contact purge",
      everyMs: 15_000,
      atStart: true,
      failure: "purging deleted contacts failed; it runs again in 15 seconds",
      run: ({ db, now }) => purgePeople(db, now()),
    },
    {
      name: "contact removals",
      everyMs: 6 * 60 * 60_000,
      failure: "forgetting old deletions of contacts failed; it runs again in six hours",
      run: ({ db, now }) => purgeRemovals(db, now()),
    },
    {
      name: "contact search",
      everyMs: 10 * 60_000,
      failure: "merging the search index of contacts failed; it runs again in ten minutes",
      run: ({ db }) => compactPeopleSearch(db),
    },
  ],
  on: {
    accountDeleted: (_context, { trx, accountId }) => erasePeopleOf(trx, accountId),
    accountErased: ({ db }) => eraseDeletedTerms(db),
  },
  exports: { parts: [contactPart] },
};
