import { expect, test } from "vitest";
import { completeWhatsApp } from "./whatsapp-country.ts";

const contacts = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));
const completed = (values: Record<string, string>) => completeWhatsApp(contacts(values));

test.each([
  ["the phone number", { phonenumber: "+39 02 5550 0140", whatsapp: "333 555 0140" }, "+39 333 555 0140"],
  [
    "a zero that is only dialled at home",
    { phonenumber: "+44 20 7946 0018", whatsapp: "07700 900123" },
    "+44 7700 900123",
  ],
  [
    "SMS, where the phone number has none",
    { phonenumber: "02 5550 0140", sms: "+1 212 555 0100", whatsapp: "212 555 0101" },
    "+1 212 555 0101",
  ],
  [
    "the other WhatsApp number",
    { phonenumber: "02 5550 0140", whatsappbusiness: "+39 333 555 0149", whatsapp: "333 555 0140" },
    "+39 333 555 0140",
  ],
])("takes the country of %s", (_what, values, number) => {
  expect(completed(values)["whatsapp"]).toEqual({ value: number });
});

test("keeps the label of a number", () => {
  const typed = {
    ...contacts({ phonenumber: "+39 02 5550 0140" }),
    whatsapp: { value: "333 555 0140", title: "Studio" },
  };
  expect(completeWhatsApp(JSON.stringify(typed))["whatsapp"]).toEqual({
    value: "+39 333 555 0140",
    title: "Studio",
  });
});

test.each([
  ["without a country anywhere", { phonenumber: "02 5550 0140", whatsapp: "333 555 0140" }],
  ["that has one", { phonenumber: "+39 02 5550 0140", whatsapp: "+44 7700 900123" }],
  ["that is a link", { phonenumber: "+39 02 5550 0140", whatsapp: "https://wa.me/393335550140" }],
  ["in the middle of words", { phonenumber: "+39 02 5550 0140", whatsapp: "ring 333 555 0140 please" }],
  ["that is too short", { phonenumber: "+39 02 5550 0140", whatsapp: "333" }],
])("leaves a number %s as it is", (_what, values) => {
  expect(completed(values)).toEqual(contacts(values));
});
