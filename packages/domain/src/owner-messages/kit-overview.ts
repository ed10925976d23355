import { defineOwnerArea } from "../language/area.ts";
import english from "./kit-overview/en.ts";

/** What the first page of the share kit says of its pieces. */
export const kitOverview = defineOwnerArea({ en: english });
