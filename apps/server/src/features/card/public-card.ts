import type { VisibleCard } from "@visita/domain/card/card.contract";
import type { Contacts } from "@visita/domain/card/contacts";
import type { CardCache } from "./card-cache.ts";

/** A card as everybody may see it, and when it was last changed. */
export type PublicCard = VisibleCard & { contacts: Contacts; revisedAt: number };

export type PublicCards = CardCache<PublicCard>;
