import { expect, test, vi } from "vitest";
import { createWizardStore } from "./wizard-store.ts";
import { newCardValues } from "./wizard-values.ts";

test("a message goes as soon as its own field is touched, and only that one", () => {
  const store = createWizardStore(newCardValues());
  store.refuse({ fullname: "Name?", "contacts.email": "Email?" });
  store.setContact("email", { value: "a" });
  expect(store.get().problems).toEqual({ fullname: "Name?" });
  store.set("fullname", "A");
  expect(store.get().problems).toEqual({});
});

test("another username is no longer known to be free", () => {
  const store = createWizardStore(newCardValues());
  store.set("username", "ada");
  store.setFreeUsername("ada");
  store.set("fullname", "Ada");
  expect(store.get().freeUsername).toBe("ada");
  store.set("username", "ada2");
  expect(store.get().freeUsername).toBeNull();
});

test("is unsaved work from the first change until it is saved", () => {
  const store = createWizardStore(newCardValues());
  expect(store.get().isDirty).toBe(false);
  store.set("bio", "");
  expect(store.get().isDirty).toBe(false);
  store.set("bio", "b");
  expect(store.get().isDirty).toBe(true);
  store.markSaved();
  expect(store.get().isDirty).toBe(false);
});

test("writing the same again tells nobody", () => {
  const store = createWizardStore(newCardValues());
  const listener = vi.fn();
  store.setContact("sms", { value: "1", title: "Desk" });
  store.subscribe(listener);
  store.setContact("sms", { value: "1" });
  expect(listener).not.toHaveBeenCalled();
  store.setContact("sms", { value: "2" });
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get().values.contacts.sms).toEqual({ value: "2", title: "Desk" });
});

test("channels with the number of the phone follow it, and an empty phone takes none along", () => {
  const store = createWizardStore(newCardValues());
  const numbers = () => {
    const { sms, whatsapp, whatsappbusiness } = store.get().values.contacts;
    return [sms?.value, whatsapp?.value, whatsappbusiness?.value];
  };
  store.setContact("sms", { value: "+39" });
  store.setContact("sms", { value: "" });
  store.setContact("phonenumber", { value: "+39 02 5550 0143" });
  expect(numbers()).toEqual(["", undefined, undefined]);

  store.setContact("sms", { value: "+39 02 5550 0143", title: "Desk" });
  store.setContact("whatsapp", { value: "+39 02 5550 0143 " });
  store.setContact("whatsappbusiness", { value: "+39 333 555 0140" });
  store.setProblem("contacts.sms", "Number?");
  store.setContact("phonenumber", { title: "Office" });
  expect(store.get().problems).toEqual({ "contacts.sms": "Number?" });
  store.setContact("phonenumber", { value: "+39 02 5550 0142" });
  expect(numbers()).toEqual(["+39 02 5550 0142", "+39 02 5550 0142", "+39 333 555 0140"]);
  expect(store.get().values.contacts.sms?.title).toBe("Desk");
  expect(store.get().problems).toEqual({});
});
