import type { CardDraft } from "@visita/domain/card/card.rules";
import type { ThemeKey } from "@visita/domain/card/themes";
import { EXAMPLE_ACCOUNT_ID } from "@visita/domain/site/example-account";

export type DemoPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  username: string;
  /** File names in assets/demo. */
  portrait: string;
  logo: string;
  card: Omit<CardDraft, "profilepic" | "logo" | "color"> & { color: ThemeKey };
};

/** Fictional. The phone numbers are from the range reserved for fiction, +1 202 555 01xx. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    id: EXAMPLE_ACCOUNT_ID,
    email: "giulia@officinabrera.example",
    firstName: "Giulia",
    lastName: "Ferrante",
    username: "demo",
    portrait: "giulia.jpg",
    logo: "officina-brera.png",
    card: {
      fullname: "Giulia Ferrante",
      occupation: "Head of Partnerships",
      companyname: "Officina Brera",
      color: "blue-color-one",
      bio:
        "I bring furniture makers and architects to the same table. For twelve years I have matched small " +
        "workshops in Brianza with people who need a thing built once and built well.\n\n" +
        "At Officina Brera I look after our partners in Italy, Norway and Ghana, and the yearly open studio in " +
        "March. Ask me about walnut, lead times or where to eat near the fair.\n\n" +
        "I am a made-up person: this card shows what yours can look like.",
      contacts: {
        phonenumber: { value: "+1 202 555 0142" },
        email: { value: "giulia@officinabrera.example" },
        sms: { value: "+1 202 555 0143" },
        address: { value: "Via Fiori Chiari 18, Milano", title: "Studio" },
        website: { value: "https://officinabrera.example" },
        whatsapp: { value: "+1 202 555 0143" },
        instagram: { value: "officinabrera.example" },
        linkedin: { value: "giulia-ferrante-example" },
        telegram: { value: "officinabrera_example" },
        youtube: { value: "officinabrera-example" },
        pinterest: { value: "officinabrera_example" },
        officenumber: { value: "+1 202 555 0144", title: "Showroom" },
        behance: { value: "officinabrera-example" },
        github: { value: "officinabrera-example" },
        medium: { value: "officinabrera-example" },
        paypal: { value: "officinabreraexample" },
        bank: { value: "IBAN on request, Banca d'Esempio" },
      },
    },
  },
  {
    id: "demo-account-kwame",
    email: "kwame@haldenvoss.example",
    firstName: "Kwame",
    lastName: "Asante",
    username: "kwame-demo",
    portrait: "kwame.jpg",
    logo: "halden-voss.png",
    card: {
      fullname: "Kwame Asante",
      occupation: "Structural Engineer",
      companyname: "Halden & Voss",
      color: "seagreen-color",
      bio:
        "Timber towers, footbridges and the odd staircase. I check what holds, and I draw it so that the people " +
        "on the site want to build it. Fictional, like the firm.",
      contacts: {
        phonenumber: { value: "+1 202 555 0151" },
        email: { value: "kwame@haldenvoss.example" },
        sms: { value: "+1 202 555 0152" },
        address: { value: "14 Leather Lane, London" },
        website: { value: "https://haldenvoss.example" },
        linkedin: { value: "kwame-asante-example" },
        github: { value: "kwame-asante-example" },
        mastodon: { value: "@kwame@social.example" },
        twitter: { value: "kwame_example" },
      },
    },
  },
  {
    id: "demo-account-ingrid",
    email: "ingrid@saltmarsh.example",
    firstName: "Ingrid",
    lastName: "Solberg",
    username: "ingrid-demo",
    portrait: "ingrid.jpg",
    logo: "saltmarsh.png",
    card: {
      fullname: "Ingrid Solberg",
      occupation: "Ceramicist and Founder",
      companyname: "Saltmarsh Studio",
      color: "tomato-color",
      bio:
        "Stoneware from the coast, thrown in small batches and fired with driftwood ash. The studio opens every " +
        "second Saturday. Invented for this demonstration.",
      contacts: {
        phonenumber: { value: "+1 202 555 0161" },
        email: { value: "ingrid@saltmarsh.example" },
        sms: { value: "+1 202 555 0162" },
        address: { value: "Strandgata 4, Bergen", title: "Studio and shop" },
        website: { value: "https://saltmarsh.example" },
        instagram: { value: "saltmarsh.example" },
        pinterest: { value: "saltmarsh_example" },
        tiktok: { value: "saltmarsh.example" },
        patreon: { value: "saltmarshexample" },
        shopify: { value: "https://shop.saltmarsh.example" },
        venmo: { value: "saltmarsh-example" },
      },
    },
  },
];
