import { describe, expect, test, vi } from "vitest";
import { createSignedInSession } from "../../../../../tools/harness/accounts.ts";
import { anImage, requiredContacts } from "../../../../../tools/harness/cards.ts";
import { withNewPostgres } from "../../../test/databases.ts";
import { startServer, temporaryFolder } from "../../../test/server-process.ts";
import { TEMPLATE } from "../../../test/teams.ts";

describe.skipIf(!process.env["TEST_DATABASE_URL"])("two instances on one PostgreSQL", () => {
  test("an edit, a changed template or secret, a pause or a sign-out at one is what the other shows", async () => {
    await withNewPostgres(async (target) => {
      const url = (target as { url: string }).url;
      const settings = {
        DATABASE_URL: url,
        SECRET_KEY: "one key for all instances of the product",
        LOG_LEVEL: "warn",
      };
      const one = await startServer({ ...settings, DATA_DIR: temporaryFolder() });
      const other = await startServer({ ...settings, DATA_DIR: temporaryFolder() });
      const { cookieName, cookieValue } = await createSignedInSession(target);
      const card = {
        fullname: "Robin Sample",
        occupation: "No. 0",
        companyname: "Folded Sheet",
        bio: "I bind books by hand.",
        profilepic: await anImage(),
        contacts: requiredContacts(),
      };
      const save = async (method: string, path: string, body: object) => {
        const response = await fetch(one.url + path, {
          method,
          headers: { "content-type": "application/json", cookie: `${cookieName}=${cookieValue}` },
          body: JSON.stringify(body),
        });
        expect(response.ok).toBe(true);
        return response.json() as Promise<
          Record<"cardid" | "linkid" | "slug" | "teamid" | "templateid" | "username", string>
        >;
      };
      const shown = async (instance: { url: string }) => {
        const response = await fetch(`${instance.url}/api/card/robin`);
        return ((await response.json()) as { occupation: string }).occupation;
      };

      const { cardid } = await save("POST", "/api/card/add", { ...card, username: "robin" });
      expect([await shown(one), await shown(other)]).toEqual(["No. 0", "No. 0"]);
      for (let edit = 1; edit <= 5; edit += 1) {
        await save("PUT", `/api/card/updatecard/${cardid}`, { ...card, occupation: `No. ${edit}` });
        expect(await shown(one)).toBe(`No. ${edit}`);
        // Its copy would live for half a minute; only the news can make it read again sooner.
        await vi.waitFor(async () => expect(await shown(other)).toBe(`No. ${edit}`), {
          timeout: 5_000,
          interval: 20,
        });
      }
      const links = `/api/card/links/${cardid}`;
      const { linkid, slug } = await save("POST", links, { name: "Close", slug: "close", secret: true });
      await save("PUT", `/api/card/updatecard/${cardid}`, { ...card, linkOnly: { email: [linkid] } });
      const showsEmailAt = async (instance: { url: string }) =>
        (await (await fetch(`${instance.url}/c/robin/${slug}/contact.vcf`)).text()).includes("EMAIL");
      expect([await showsEmailAt(one), await showsEmailAt(other)]).toEqual([true, true]);
      await save("PATCH", `${links}/${linkid}`, { secret: true });
      expect(await showsEmailAt(one)).toBe(false);
      await vi.waitFor(async () => expect(await showsEmailAt(other)).toBe(false), {
        timeout: 5_000,
        interval: 20,
      });
      const { teamid, templateid } = await save("POST", "/api/team", { name: "No. 0", cardid: null });
      const { username } = await save("POST", `/api/team/${teamid}/card`, { templateid });
      const companyAt = async (instance: { url: string }) =>
        ((await (await fetch(`${instance.url}/api/card/${username}`)).json()) as { companyname: string })
          .companyname;
      expect([await companyAt(one), await companyAt(other)]).toEqual(["No. 0", "No. 0"]);
      await save("PUT", `/api/team/${teamid}/templates/${templateid}`, {
        version: 1,
        template: { ...TEMPLATE, companyname: { rule: "fixed", value: "No. 1" } },
      });
      expect(await companyAt(one)).toBe("No. 1");
      await vi.waitFor(async () => expect(await companyAt(other)).toBe("No. 1"), {
        timeout: 5_000,
        interval: 20,
      });
      const { profilepic } = (await (await fetch(`${one.url}/api/card/robin`)).json()) as {
        profilepic: string;
      };
      // Both keep the card and its picture, with the answer that everybody may see them.
      const statusesAt = async ({ url: origin }: { url: string }) => [
        (await fetch(`${origin}/api/card/robin`)).status,
        (await fetch(origin + profilepic)).status,
      ];
      expect([await statusesAt(one), await statusesAt(other)]).toEqual([
        [200, 200],
        [200, 200],
      ]);
      await save("POST", `/api/card/pause/${cardid}`, {});
      expect(await statusesAt(one)).toEqual([410, 410]);
      await vi.waitFor(async () => expect(await statusesAt(other)).toEqual([410, 410]), {
        timeout: 5_000,
        interval: 20,
      });
      const userAt = async ({ url: origin }: { url: string }) => {
        const headers = { cookie: `${cookieName}=${cookieValue}` };
        return ((await (await fetch(`${origin}/api/auth/user`, { headers })).json()) as { user: unknown })
          .user;
      };
      expect(await userAt(other)).not.toBeNull();
      await save("POST", "/api/auth/logout", {});
      expect([await userAt(one), await userAt(other)]).toEqual([null, null]);
      for (const instance of [one, other]) instance.child.kill("SIGKILL");
      await Promise.all([one.ended, other.ended]);
    });
  });
});
