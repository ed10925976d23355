import { SAMPLE_PEOPLE } from "../../app/features/card/public/sample-people/sample-people.ts";
import type { CardViewData } from "../../app/features/card/view/card-view.tsx";

export const fullCard: CardViewData = {
  ...SAMPLE_PEOPLE.giulia.card,
  occupation: "Head of Partnerships",
  bio: "I match small manufacturers with designers who need them: bookbinders, foundries, glass cutters, the last good type foundry in Lombardy. Twelve years in Milan, before that four in Lagos and two in Gothenburg.\n\nIf you make things by hand and want them sold without losing the hand, write to me. Coffee beats email, and I answer WhatsApp faster than either.",
  contacts: {
    ...SAMPLE_PEOPLE.giulia.card.contacts,
    whatsapp: { value: "+39 340 555 0142" },
    linkedin: { value: "giulia-ferrante" },
    instagram: { value: "officinabrera" },
    telegram: { value: "officinabrera" },
    twitter: { value: "officinabrera" },
    youtube: { value: "officinabrera" },
    behance: { value: "officinabrera" },
    pinterest: { value: "officinabrera" },
    medium: { value: "officinabrera" },
    paypal: { value: "officinabrera" },
    revolut: { value: "officinabrera" },
    stripe: { value: "https://buy.stripe.com/officinabrera" },
  },
};

export const textCard: CardViewData = {
  ...SAMPLE_PEOPLE.ingrid.card,
  occupation: "Ceramicist and Founder",
  logo: null,
  contacts: {
    phonenumber: { value: "+47 22 55 50 13" },
    address: {
      value: "Strandgata 4, third door after the boat yard, 5004 Bergen",
      title: "Studio, ring twice",
    },
    shutterstock: { value: "saltmarsh" },
    vero: { value: "saltmarsh" },
    whatsappbusiness: { value: "+47 940 55 013", title: "Orders on weekdays" },
    wallet: { value: "bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh", title: "Bitcoin" },
    paypal: { value: "saltmarsh" },
    bank: { value: "Sparebank 1555.05.00013" },
  },
};

export const arabicCard: CardViewData = {
  ...textCard,
  username: "layla",
  fullname: "ليلى عبد الرحمن الخطيب",
  occupation: "مهندسة معمارية",
  companyname: "بيت الحكمة",
  bio: "أصمّم المكتبات والبيوت الصغيرة.\n\nأعمل بين بيروت وعمّان.",
  profilepic: null,
  logo: null,
  color: "gold-color",
  contacts: { email: { value: "layla@example.com", title: "البريد" } },
};

export const longNameCard: CardViewData = {
  ...SAMPLE_PEOPLE.kwame.card,
  fullname: "Maria-Magdalena von Hohenlohe-Schillingsfürst",
  occupation: "Donaudampfschifffahrtsgesellschaftskapitänin",
  profilepic: null,
  logo: null,
  contacts: {},
};

export const emptyCard: CardViewData = {
  username: "",
  fullname: "",
  occupation: "",
  companyname: "",
  bio: "",
  profilepic: null,
  logo: null,
  color: "blue-color-one",
  contacts: {},
};

export const twoSidedCard: CardViewData = {
  ...emptyCard,
  username: "aoi",
  language: "ja",
  fullname: "森田 あおい",
  reading: "もりた あおい",
  occupation: "企画部長",
  companyname: "川辺紙工",
  bio: "京都で紙をつくっています。",
  color: "crimson-color",
  contacts: { phonenumber: { value: "+1 202 555 0174" } },
  secondSide: { language: "en" },
};
