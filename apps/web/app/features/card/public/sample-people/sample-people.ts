import type { ThemeKey } from "@visita/domain/card/themes";
import type { CardViewData } from "../../view/card-view.tsx";
import giulia from "./giulia.webp";
import haldenVoss from "./halden-voss.svg";
import ingrid from "./ingrid.webp";
import kwame from "./kwame.webp";
import officinaBrera from "./officina-brera.svg";
import saltmarsh from "./saltmarsh.svg";

type SamplePerson = {
  /** What they do is told in the language of the page. */
  card: Omit<CardViewData, "occupation">;
  /** The colour of the panel behind the card. */
  ground: ThemeKey;
  /** The ground is pale in both modes and carries an ink logo. */
  isPaleGround: boolean;
};

/** Fictional, as are their companies. */
export const SAMPLE_PEOPLE = {
  ingrid: {
    ground: "blue-color-one",
    isPaleGround: false,
    card: {
      username: "ingrid_solberg",
      fullname: "Ingrid Solberg",
      companyname: "Saltmarsh Studio",
      bio: "",
      profilepic: ingrid,
      logo: saltmarsh,
      color: "tomato-color",
      contacts: {
        phonenumber: { value: "+47 22 55 50 13" },
        email: { value: "ingrid@saltmarsh.example" },
        sms: { value: "+47 940 55 013" },
        address: { value: "Strandgata 4, Bergen" },
        website: { value: "saltmarsh.example" },
      },
    },
  },
  giulia: {
    ground: "gold-color",
    isPaleGround: true,
    card: {
      username: "giulia",
      fullname: "Giulia Ferrante",
      companyname: "Officina Brera",
      bio: "",
      profilepic: giulia,
      logo: officinaBrera,
      color: "blue-color-one",
      contacts: {
        phonenumber: { value: "+39 02 5550 0142" },
        email: { value: "giulia@officinabrera.example" },
        sms: { value: "+39 340 555 0142" },
        address: { value: "Via Fiori Chiari 18, Milano" },
        website: { value: "officinabrera.example" },
      },
    },
  },
  kwame: {
    ground: "black-color",
    isPaleGround: false,
    card: {
      username: "kwame-asante",
      fullname: "Kwame Asante",
      companyname: "Halden & Voss",
      bio: "",
      profilepic: kwame,
      logo: haldenVoss,
      color: "seagreen-color",
      contacts: {
        phonenumber: { value: "+44 20 5550 0812" },
        email: { value: "kwame@haldenvoss.example" },
        sms: { value: "+44 7700 555 812" },
        address: { value: "14 Leather Lane, London" },
        website: { value: "haldenvoss.example" },
      },
    },
  },
} as const satisfies Record<string, SamplePerson>;

export type SampleName = keyof typeof SAMPLE_PEOPLE;
