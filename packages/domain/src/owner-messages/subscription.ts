import { defineOwnerArea } from "../language/area.ts";
import english from "./subscription/en.ts";

/** The page on which people see, buy and cancel their plan. */
export const subscriptionPage = defineOwnerArea({ en: english });
