import type { PeoplePage, Person } from "@visita/domain/address-book/person.contract";
import { aBrowser } from "./browser.ts";
import type { Owner } from "./owner.ts";
import type { TestApp } from "./test-app.ts";

export const KWAME = {
  name: "Kwame Asante",
  email: "kwame@saltmarsh.example",
  phone: "+233 20 555 0143",
  company: "Saltmarsh",
  role: "Surveyor",
  note: "We met at the coffee bar.",
};

/** Somebody who leaves their details on a card, from an address of their own. */
export function aGuest(app: TestApp, username: string, ip = "203.0.113.20") {
  const browser = aBrowser(app, ip);
  const path = `/api/public/hello/${username}`;
  return {
    browser,
    path,
    /** Takes as long over the form as a person. */
    async leave(given: object = KWAME) {
      const { stamp } = (await browser.get(path)).json();
      app.passTime(5_000);
      return browser.post(path, { stamp, ...given });
    },
  };
}

/** The calls of an owner of contacts. */
export function contactsOf({ browser }: Owner) {
  return {
    list: async (query = ""): Promise<PeoplePage> => (await browser.get(`/api/contacts${query}`)).json(),
    add: async (given: object): Promise<Person> => (await browser.post("/api/contacts", given)).json(),
    open: (id: string) => browser.get(`/api/contacts/${id}`),
    patch: (id: string, payload: object) =>
      browser.send({ method: "PATCH", url: `/api/contacts/${id}`, payload }),
    remove: (id: string) => browser.delete(`/api/contacts/${id}`),
    restore: (id: string) => browser.post(`/api/contacts/${id}/restore`),
    upload: (path: string, payload: string | Buffer, type = "application/octet-stream") =>
      browser.send({ method: "POST", url: path, payload, headers: { "content-type": type } }),
  };
}

export function namesOf({ people }: PeoplePage): string[] {
  return people.map(({ name }) => name);
}
