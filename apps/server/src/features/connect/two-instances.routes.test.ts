import { expect, onTestFinished, test } from "vitest";
import { ADMIN_ENV, anAdmin } from "../../../test/admins.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { aDevice, deviceOf } from "../../../test/dav-device.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aProgram, makeToken } from "../../../test/token-client.ts";
import { openDatabase } from "../../db/database.ts";

eachDatabase("two instances on one database", (database) => {
  /** With connections of its own, where the database has any. */
  async function open() {
    const db = await database.open();
    const isShared = database.target.kind === "postgres";
    const secondDb = isShared ? openDatabase(database.target) : db;
    if (isShared) onTestFinished(() => secondDb.destroy());
    const options = { env: ADMIN_ENV };
    const other = await buildTestApp({ ...database, open: async () => secondDb }, options);
    const one = await buildTestApp({ ...database, open: async () => db }, options);
    return { one, other };
  }

  test.each(["revoked", "signed out by an admin"])(
    "refuse a device and a program that were %s at one of them, at once",
    async (how) => {
      const { one, other } = await open();
      const owner = await anOwner(one);
      const device = await aDevice(one, owner);
      const { id, secret } = await makeToken(owner, ["cards:read"]);
      const statuses = async () => [
        (await deviceOf(other, owner, device.secret).propfind("", "0", "<d:displayname/>")).status,
        (await aProgram(other, secret).post("/api/card/getcards")).statusCode,
      ];
      expect(await statuses()).toEqual([207, 200]);
      if (how === "revoked") {
        for (const tokenid of [device.tokenid, id]) {
          await owner.browser.delete(`/api/account/tokens/${tokenid}`);
        }
      } else {
        const { browser } = await anAdmin(one);
        await browser.post(`/api/admin/people/${owner.id}/signout`, { reason: "Lost phone" });
      }
      expect(await statuses()).toEqual([401, 401]);
    },
  );
});
