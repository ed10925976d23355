import { featuresOf } from "@visita/domain/billing/plan.rules";
import { expect, test } from "vitest";
import { newCardValues, previewOf, valuesOfCard } from "./wizard-values.ts";

const contacts = { email: { value: "a@b.example", title: "Work" }, momo: { value: "123" } };

test("accepts contacts as an object and as JSON text", () => {
  const expected = {
    email: { value: "a@b.example", title: "Work" },
    mobilemoney: { value: "123", title: "" },
  };
  expect(valuesOfCard({ contacts }).contacts).toEqual(expected);
  expect(valuesOfCard({ contacts: JSON.stringify(contacts) }).contacts).toEqual(expected);
  expect(valuesOfCard({ contacts: "not JSON" }).contacts).toEqual({});
});

test("what a stored card lacks is empty", () => {
  expect(valuesOfCard({})).toEqual(newCardValues());
});

test("the preview shows what the plan shows, and no empty channel", () => {
  const values = {
    ...valuesOfCard({
      contacts: { ...contacts, sms: { value: " 1 " } },
      color: "teal-color",
      logo: "/media/x.webp",
    }),
  };
  const free = previewOf(values, featuresOf("inactive"));
  expect(free).toMatchObject({ color: "blue-color-one", logo: null });
  expect(free.contacts).toEqual({ email: contacts.email, sms: { value: "1" } });
  const premium = previewOf(values, featuresOf("active"));
  expect(premium).toMatchObject({ color: "teal-color", logo: "/media/x.webp" });
  expect(Object.keys(premium.contacts)).toEqual(["email", "mobilemoney", "sms"]);
  const emptied = { ...values, contacts: { email: { value: "  ", title: "Work" } } };
  expect(previewOf(emptied, featuresOf("active")).contacts).toEqual({});
});
