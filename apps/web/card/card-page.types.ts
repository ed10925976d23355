import type { VisibleCard } from "@visita/domain/card/card.contract";
import type { Contacts } from "@visita/domain/card/contacts";

/** A card as its owner's plan lets everybody see it. */
export type PublicCard = VisibleCard & { contacts: Contacts; revisedAt: number };

/** The installation around it. */
export type CardSite = { brand: string; publicUrl: string };

/** The document in the order of its parts. Those that many cards have in common are the same text for all of them. */
export type CardPagePart = string | { readonly shared: string };

/** What the build, or the development server, knows about the page's files. */
export type CardAssets = {
  /** Module scripts, in this order. */
  scripts: readonly string[];
  /** Stands in the document itself, so that nothing else has to arrive before the card is painted. */
  style: string;
  /** While developing the style sheet is a file, so that it can be exchanged. */
  styleAddress?: string;
};
