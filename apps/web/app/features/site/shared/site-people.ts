import { roleLine } from "@visita/domain/card/role-line";
import { ART_PEOPLE, type ArtName } from "../../account/art/art-people.ts";
import type { CardViewData } from "../../card/view/card-view.tsx";

/** The fictional people of the product's pictures, as a landscape card shows them. */
export const SITE_PEOPLE = {
  giulia: landscape("giulia"),
  ingrid: landscape("ingrid"),
  kwame: landscape("kwame"),
};

function landscape(name: ArtName) {
  const { color, fullname, profilepic, occupation, companyname, logo } = ART_PEOPLE[name].card;
  return { color, fullname, photo: profilepic, logo, role: roleLine(occupation, companyname) };
}

/** A card with a little of everything on it. */
export const FULL_CARD: CardViewData = {
  ...ART_PEOPLE.giulia.card,
  contacts: {
    ...ART_PEOPLE.giulia.card.contacts,
    whatsapp: { value: "+39 340 555 0142" },
    linkedin: { value: "giulia-ferrante" },
    instagram: { value: "officinabrera" },
  },
};
