import { listCardsEndpoint } from "@visita/domain/card/card.contract";
import { helloEndpoint, helloFormEndpoint } from "@visita/domain/exchange/exchange.contract";
import { DETAILS_NOTE_MAX } from "@visita/domain/exchange/exchange.rules";
import { expect, test } from "vitest";
import { NOTE_MAX, PATHS } from "./hello-api.ts";

test("the calls and the rule written out here are those of the API", () => {
  expect(PATHS).toEqual({
    hello: helloEndpoint.path.replace(":username", ""),
    ownCards: listCardsEndpoint.path,
  });
  expect(helloFormEndpoint.path).toBe(helloEndpoint.path);
  expect(NOTE_MAX).toBe(DETAILS_NOTE_MAX);
});
