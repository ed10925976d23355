import type { ChannelKey } from "@visita/domain/card/channels";
import { SHARE_CHANNELS } from "./share-targets.ts";

/** The places to share to are on every page, and so is a number to call on nearly every card. */
export const SHAPES_ON_EVERY_CARD: ReadonlySet<ChannelKey> = new Set(["phonenumber", ...SHARE_CHANNELS]);
