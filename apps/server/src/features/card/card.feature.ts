import type { Feature } from "../../core/feature.ts";
import type { Db } from "../../db/database.ts";
import { KeyedLock } from "../../lib/keyed-semaphore.ts";
import { cardRoutes, packageRoutes } from "./card.routes.ts";
import { eraseCardsOf, purgeDeletedCards } from "./card-deletion.service.ts";
import { cardPart, picturePart } from "./card-export.service.ts";
import { cardOwnershipRoutes } from "./card-ownership.routes.ts";
import { createPictureAccess } from "./picture-access.service.ts";
import { describeUsernameGrants } from "./username-grant.service.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    /** One new card per account at a time, so that no image is processed for a slot that is already taken. */
    readonly cardAddLock: KeyedLock;
    /** The links of a card whose addresses nobody can guess; handed in by whoever keeps links. */
    readonly findSecretLinkIds: (db: Db, cardId: string) => Promise<ReadonlySet<string>>;
  }
}

export const cardFeature: Feature = {
  name: "card",
  create: (context) => ({ cardAddLock: new KeyedLock(), pictureAccess: createPictureAccess(context) }),
  routes: { api: [packageRoutes, cardRoutes, cardOwnershipRoutes] },
  jobs: () => [
    {
      name: "card purge",
      everyMs: 15_000,
      atStart: true,
      failure: "purging deleted cards failed; it runs again in 15 seconds",
      run: purgeDeletedCards,
    },
  ],
  on: { accountDeleted: eraseCardsOf },
  exports: { fields: describeUsernameGrants, parts: [cardPart, picturePart] },
};
