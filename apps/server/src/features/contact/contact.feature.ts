import type { Feature } from "../../core/feature.ts";
import { contactRoutes } from "./contact.routes.ts";
import { deleteOldMessages } from "./contact.service.ts";

export const contactFeature: Feature = {
  name: "contact",
  routes: { api: [contactRoutes] },
  jobs: () => [
    {
      name: "message cleanup",
      everyMs: 60 * 60_000,
      atStart: true,
      failure: "deleting old contact messages failed; it runs again in an hour",
      run: ({ db, now }) => deleteOldMessages(db, now()),
    },
  ],
};
