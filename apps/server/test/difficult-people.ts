import type { PublicCard } from "@visita/domain/card/public-card";

const giulia: PublicCard = {
  cardid: "card",
  userid: "card",
  username: "giulia",
  fullname: "Giulia Ferrante",
  occupation: "Head of Partnerships",
  companyname: "Officina Brera",
  bio: "Partnerships between workshops and schools.",
  profilepic: null,
  logo: null,
  color: "blue-color-one",
  qrCode: "/c/giulia/qr.png",
  contacts: {
    phonenumber: { value: "+1 202 555 0142" },
    email: { value: "giulia@officinabrera.example" },
    address: { value: "Via Brera 28\n20121 Milano" },
    website: { value: "https://officinabrera.example" },
  },
  revisedAt: 1_700_000_000_000,
};

/** People whose cards are hard to set. Every name, address and number is invented. */
export const DIFFICULT_PEOPLE: Readonly<Record<string, PublicCard>> = {
  giulia,
  max: {
    ...giulia,
    username: "Maximiliane_von-und-zu-Hohenberg-Weissen",
    fullname: "Maximiliane Freifrau von und zu Hohenberg-Weißensee-Donaudampfschifffahrt zu Oy",
    color: "brown-color",
  },
  eleni: { ...giulia, username: "eleni", fullname: "Ελένη Παπαδοπούλου", color: "teal-color" },
  layla: { ...giulia, username: "layla", fullname: "ليلى الخطيب", occupation: "مهندسة", color: "gold-color" },
  noa: { ...giulia, username: "noa", fullname: "נועה לוי", companyname: "סטודיו", color: "pink-color" },
  misaki: {
    ...giulia,
    username: "misaki",
    fullname: "佐藤 美咲",
    occupation: "デザイナー",
    color: "blue-color-four",
  },
  emoji: {
    ...giulia,
    username: "sunny",
    fullname: "🌻 Sunny 🌻",
    companyname: "👩🏽‍🚀",
    color: "orange-color",
  },
  bare: {
    ...giulia,
    username: "a",
    fullname: "A",
    occupation: "",
    companyname: "",
    contacts: {},
    qrCode: null,
  },
};
