import { expect, test } from "vitest";
import { withDatabase } from "../../../../test/databases.ts";
import { anOwner } from "../../../../test/owner.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

withDatabase("one's own name", (database) => {
  test("is changed and shown from then on; the card keeps the one written on it", async () => {
    const owner = await anOwner(await buildTestApp(database));
    await owner.add({ username: "robin", fullname: "Robin Sample" });
    const response = await owner.browser.put("/api/account/name", {
      firstname: " Renée ",
      lastname: "O’Hara",
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      user: { firstname: "Renée", lastname: "O’Hara" },
      message: "Name saved.",
    });
    expect(await owner.browser.user()).toMatchObject({ firstname: "Renée", lastname: "O’Hara" });
    expect(await owner.list()).toMatchObject([{ fullname: "Robin Sample" }]);
  });

  test.each([
    [{ firstname: "", lastname: "Sample" }, "firstname", "firstname is required"],
    [{ firstname: "Robin", lastname: "www.shop.example" }, "lastname", "Please use letters only, up to 50."],
    [{ firstname: "R".repeat(51), lastname: "Sample" }, "firstname", "Please use letters only, up to 50."],
  ])("is refused at the field: %o", async (name, field, text) => {
    const { browser } = await anOwner(await buildTestApp(database));
    const response = await browser.put("/api/account/name", name);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: text, fields: { [field]: text } });
    expect(await browser.user()).toMatchObject({ firstname: "Robin", lastname: "Sample" });
  });
});
