import { currentUserEndpoint } from "@visita/domain/account/session.contract";
import {
  addFavouriteEndpoint,
  isFavouriteEndpoint,
  removeFavouriteEndpoint,
} from "@visita/domain/favourite/favourite.contract";
import { expect, test } from "vitest";
import { PATHS } from "./favourite-api.ts";

test("the calls written out here are those of the API", () => {
  expect(PATHS).toEqual({
    user: currentUserEndpoint.path,
    isFavourite: isFavouriteEndpoint.path.replace(":cardid", ""),
    add: addFavouriteEndpoint.path,
    remove: removeFavouriteEndpoint.path.replace(":cardid", ""),
  });
});
