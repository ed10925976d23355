import type { ThemeKey } from "@visita/domain/card/themes";
import giulia from "./giulia.webp";
import haldenVoss from "./halden-voss.svg";
import ingrid from "./ingrid.webp";
import kwame from "./kwame.webp";
import officinaBrera from "./officina-brera.svg";
import saltmarsh from "./saltmarsh.svg";

export type ArtPerson = {
  /** Of the card; the panel behind it has a colour of its own. */
  theme: ThemeKey;
  ground: ThemeKey;
  /** The ground is pale in both modes and carries an ink logo. */
  isPaleGround: boolean;
  name: string;
  role: string;
  logo: string;
  portrait: string;
  phone: string;
  email: string;
  sms: string;
  address: string;
};

/** Fictional, as are their companies. */
export const ART_PEOPLE = {
  ingrid: {
    theme: "tomato-color",
    ground: "blue-color-one",
    isPaleGround: false,
    name: "Ingrid Solberg",
    role: "Ceramicist and Founder @ Saltmarsh Studio",
    logo: saltmarsh,
    portrait: ingrid,
    phone: "+47 22 55 50 13",
    email: "ingrid@saltmarsh.example",
    sms: "+47 940 55 013",
    address: "Strandgata 4, Bergen",
  },
  giulia: {
    theme: "blue-color-one",
    ground: "gold-color",
    isPaleGround: true,
    name: "Giulia Ferrante",
    role: "Head of Partnerships @ Officina Brera",
    logo: officinaBrera,
    portrait: giulia,
    phone: "+39 02 5550 0142",
    email: "giulia@officinabrera.example",
    sms: "+39 340 555 0142",
    address: "Via Fiori Chiari 18, Milano",
  },
  kwame: {
    theme: "seagreen-color",
    ground: "black-color",
    isPaleGround: false,
    name: "Kwame Asante",
    role: "Structural Engineer @ Halden & Voss",
    logo: haldenVoss,
    portrait: kwame,
    phone: "+44 20 5550 0812",
    email: "kwame@haldenvoss.example",
    sms: "+44 7700 555 812",
    address: "14 Leather Lane, London",
  },
} as const satisfies Record<string, ArtPerson>;

export type ArtName = keyof typeof ART_PEOPLE;
