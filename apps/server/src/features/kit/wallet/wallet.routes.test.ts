import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { jwtVerify } from "jose";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { anImage } from "../../../../../../tools/harness/cards.ts";
import { ADMIN_EMAIL, ADMIN_ENV } from "../../../../test/admins.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { anOwner } from "../../../../test/owner.ts";
import { hasProgram, output } from "../../../../test/programs.ts";
import { readZipFiles } from "../../../../test/read-zip-files.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import {
  ISSUER,
  makeAppleSettings,
  makeGoogleSettings,
  PASS_TYPE_ID,
  TEAM_ID,
} from "../../../../test/wallet-keys.ts";
import { readConfig } from "../../../config/config.ts";
import { readWalletKeys } from "./wallet-keys.ts";

// Certificates are made, and signatures checked, by another program than the product's.
const hasOpenssl = hasProgram("openssl");
let apple: Awaited<ReturnType<typeof makeAppleSettings>>;
/** Of an issuer that ends before its certificate. */
let otherApple: typeof apple;
const google = makeGoogleSettings();
beforeAll(async () => {
  if (!hasOpenssl) return;
  apple = await makeAppleSettings();
  otherApple = await makeAppleSettings({ wwdrDays: 1 });
});

describe.runIf(hasOpenssl)("with certificates", () => {
  withDatabase("wallet passes", (database) => {
    async function open(
      plan: "free" | "premium",
      env: Record<string, string> = { ...apple.env, ...google.env },
      given: { email?: string } = { email: ADMIN_EMAIL },
    ) {
      const app = await buildTestApp(database, {
        env: { PUBLIC_URL: "http://localhost:4321", ...ADMIN_ENV, ...env },
      });
      const owner = await anOwner(app, plan, given);
      const logo = await anImage("#1f6b49", { width: 200, height: 60 });
      const { cardid } = (await owner.add({ username: "robin", logo, color: "seagreen-color" })).json();
      return { app, owner, path: `/api/kit/${cardid}` };
    }

    async function passOf(plan: "free" | "premium") {
      const { owner, path } = await open(plan);
      const response = await owner.browser.get(`${path}/pass.pkpass`);
      expect([response.statusCode, response.headers["content-type"]]).toEqual([
        200,
        "application/vnd.apple.pkpass",
      ]);
      const files = await readZipFiles(response.rawPayload);
      const json = (name: string) => JSON.parse(String(files.get(name)));
      return { files, pass: json("pass.json"), manifest: json("manifest.json") as Record<string, string> };
    }

    test("a card with two sides is read in either language, whatever its texts hold", async () => {
      const { owner, path } = await open("premium");
      const secondSide = {
        language: "en",
        fullname: 'Aoi "Paper" Morita',
        occupation: "Head\\",
        companyname: "Kawabe",
        bio: "Makes paper.",
      };
      const texts = { fullname: '森田";"x" = "y', occupation: "企画部長", companyname: "川辺紙工" };
      const { cardid } = (await owner.add({ username: "aoi", language: "ja", ...texts, secondSide })).json();
      const own = path.replace(/[^/]+$/, cardid);
      const files = await readZipFiles((await owner.browser.get(`${own}/pass.pkpass`)).rawPayload);
      const strings = (language: string) =>
        String(files.get(`${language}.lproj/pass.strings`))
          .split("\n")
          .toSorted();
      const lines = [
        '"企画部長" = "Head\\\\";',
        '"川辺紙工" = "Kawabe";',
        '"森田\\";\\"x\\" = \\"y" = "Aoi \\"Paper\\" Morita";',
      ];
      expect(strings("en")).toEqual(expect.arrayContaining(lines));
      expect(strings("ja")).toContain('"企画部長" = "企画部長";');

      const { url } = (await owner.browser.get(`${own}/google-wallet`)).json();
      const { payload } = await jwtVerify(url.split("/").at(-1), google.publicKey);
      const { genericObjects } = payload["payload"] as { genericObjects: Record<string, unknown>[] };
      expect(genericObjects[0]).toMatchObject({
        cardTitle: {
          defaultValue: { language: "ja", value: "川辺紙工" },
          translatedValues: [{ language: "en", value: "Kawabe" }],
        },
        header: { translatedValues: [{ language: "en", value: 'Aoi "Paper" Morita' }] },
        subheader: { translatedValues: [{ language: "en", value: "Head\\" }] },
      });
      // The words of the product too, and in no other language: everything stands in the link.
      expect(JSON.stringify(payload)).toContain('{"language":"ja","value":"名刺を開く"}');
      expect(JSON.stringify(payload)).not.toContain('"language":"de"');
    });

    test("the labels of a pass are in the language of the phone", async () => {
      const { owner, path } = await open("premium");
      const files = await readZipFiles((await owner.browser.get(`${path}/pass.pkpass`)).rawPayload);
      expect(String(files.get("de.lproj/pass.strings"))).toContain('"Company" = "Firma";');
      expect(String(files.get("en.lproj/pass.strings"))).toContain('"Company" = "Company";');
    });

    test("the manifest of an Apple pass names every file with its hash, and its signature holds", async () => {
      const { files, manifest } = await passOf("premium");
      const named = [...files.keys()].filter((name) => !["manifest.json", "signature"].includes(name));
      expect(Object.keys(manifest).sort()).toEqual(named.sort());
      for (const name of named) {
        const bytes = files.get(name) as Buffer;
        expect(manifest[name]).toBe(createHash("sha1").update(bytes).digest("hex"));
      }
      const [signature, content] = ["signature", "manifest.json"].map((name) => {
        const file = join(apple.folder, name);
        writeFileSync(file, files.get(name) as Buffer);
        return file;
      });
      const verified = await output("openssl", [
        ...["smime", "-verify", "-inform", "DER", "-in", signature as string, "-content", content as string],
        ...["-CAfile", apple.wwdrFile, "-purpose", "any", "-binary"],
      ]);
      expect(verified).toBe(String(files.get("manifest.json")));
    });

    test.each(["Ελένη Παπαδοπούλου", "ليلى الخطيب", "נועה לוי", "佐藤 美咲", "🌻"])(
      "a pass is made for %s, with an icon in every size",
      async (fullname) => {
        const { owner, path } = await open("premium");
        const { cardid } = (await owner.add({ username: "other", fullname })).json();
        const response = await owner.browser.get(`${path.replace(/[^/]+$/, cardid)}/pass.pkpass`);
        expect(response.statusCode).toBe(200);
        const files = await readZipFiles(response.rawPayload);
        for (const [scale, name] of ["icon.png", "icon@2x.png", "icon@3x.png"].entries()) {
          expect((await sharp(files.get(name)).metadata()).width).toBe(29 * (scale + 1));
        }
      },
    );

    test("a premium pass has name, role, company, colour, pictures and the code", async () => {
      const { files, pass } = await passOf("premium");
      expect(pass).toMatchObject({
        formatVersion: 1,
        passTypeIdentifier: PASS_TYPE_ID,
        teamIdentifier: TEAM_ID,
        backgroundColor: "rgb(31, 107, 73)",
        foregroundColor: "rgb(255, 255, 255)",
        generic: {
          headerFields: [{ label: "Card", value: "/c/robin" }],
          primaryFields: [{ value: "Robin Sample" }],
          secondaryFields: [{ value: "Bookbinder" }, { value: "Folded Sheet" }],
        },
        barcodes: [{ format: "PKBarcodeFormatQR", message: "http://localhost:4321/c/robin?s=w" }],
      });
      for (const [name, size] of [
        ["icon.png", { width: 29, height: 29 }],
        ["icon@3x.png", { width: 87, height: 87 }],
        ["thumbnail@2x.png", { width: 144, height: 180 }],
      ] as const) {
        expect(await sharp(files.get(name)).metadata()).toMatchObject({ format: "png", ...size });
      }
      expect(files.has("logo@2x.png")).toBe(true);
    });

    test("a free pass has the address in place of the code, and neither logo nor colour", async () => {
      const { files, pass } = await passOf("free");
      expect(pass.barcodes ?? []).toEqual([]);
      expect(pass.generic.auxiliaryFields).toMatchObject([{ value: "localhost:4321/c/robin" }]);
      expect(files.has("logo.png")).toBe(false);
      expect(pass.backgroundColor).toBe("rgb(28, 69, 194)");
    });

    test("the link to Google Wallet is signed with the operator's key", async () => {
      const { owner, path } = await open("premium");
      const { url } = (await owner.browser.get(`${path}/google-wallet`)).json();
      const [, token = ""] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(url) ?? [];
      const { payload, protectedHeader } = await jwtVerify(token, google.publicKey, {
        issuer: "cards@wallet.example",
        audience: "google",
      });
      expect(protectedHeader.alg).toBe("RS256");
      expect(payload).toMatchObject({
        typ: "savetowallet",
        payload: {
          genericObjects: [
            {
              classId: `${ISSUER}.visita-card`,
              header: { defaultValue: { value: "Robin Sample" } },
              subheader: { defaultValue: { value: "Bookbinder" } },
              hexBackgroundColor: "#1F6B49",
              barcode: { type: "QR_CODE", value: "http://localhost:4321/c/robin?s=w" },
            },
          ],
        },
      });
      const other = makeGoogleSettings();
      await expect(jwtVerify(token, other.publicKey)).rejects.toThrow();
      expect(url.length).toBeLessThan(4_000);
    });

    test("a certificate that has ended counts as not set", async () => {
      const { app, owner, path } = await open("premium");
      app.passTime(3 * 24 * 60 * 60_000);
      const { wallets } = (await owner.browser.get(path)).json();
      expect(wallets.apple).toEqual({ isConfigured: false, missing: ["APPLE_PASS_CERT"] });
      expect(wallets.google.isConfigured).toBe(true);
      expect((await owner.browser.get(`${path}/pass.pkpass`)).json().code).toBe("not_configured");
    });

    test("an issuer that ends before its certificate is named", async () => {
      const { app, owner, path } = await open("premium", otherApple.env);
      expect((await owner.browser.get(path)).json().wallets.apple.isConfigured).toBe(true);
      app.passTime(1.5 * 24 * 60 * 60_000);
      const { wallets } = (await owner.browser.get(path)).json();
      expect(wallets.apple).toEqual({ isConfigured: false, missing: ["APPLE_WWDR_CERT"] });
    });

    test("what an operator has to set is told to admins alone", async () => {
      const { owner, path } = await open("premium", {}, {});
      const unset = { isConfigured: false, missing: [] };
      expect((await owner.browser.get(path)).json().wallets).toEqual({ apple: unset, google: unset });
    });

    test("without settings nothing is offered that fails, and what is missing is named", async () => {
      const { owner, path } = await open("premium", { APPLE_TEAM_ID: TEAM_ID });
      const { wallets } = (await owner.browser.get(path)).json();
      expect(wallets.apple.isConfigured).toBe(false);
      expect(wallets.apple.missing).toEqual([
        "APPLE_PASS_CERT",
        "APPLE_PASS_KEY",
        "APPLE_PASS_TYPE_ID",
        "APPLE_WWDR_CERT",
      ]);
      expect(wallets.google.missing).toEqual(["GOOGLE_WALLET_ISSUER", "GOOGLE_WALLET_KEY"]);
      for (const file of ["pass.pkpass", "google-wallet"]) {
        const response = await owner.browser.get(`${path}/${file}`);
        expect([response.statusCode, response.json().code]).toEqual([409, "not_configured"]);
      }
    });
  });

  describe("the settings of wallets", () => {
    test.each([
      ["a missing file", () => ({ APPLE_PASS_CERT: "/nowhere/pass.pem" }), "APPLE_PASS_CERT"],
      [
        "a key of another certificate",
        () => ({ APPLE_PASS_KEY: join(apple.folder, "wwdr.key") }),
        "APPLE_PASS_KEY",
      ],
      [
        "a file of something else",
        () => ({ APPLE_WWDR_CERT: google.env.GOOGLE_WALLET_KEY }),
        "APPLE_WWDR_CERT",
      ],
      [
        "an issuer of the same name with another key",
        () => ({ APPLE_WWDR_CERT: otherApple.wwdrFile }),
        "APPLE_WWDR_CERT has not issued APPLE_PASS_CERT",
      ],
      [
        "the pass type of another certificate",
        () => ({ APPLE_PASS_TYPE_ID: "pass.example.other" }),
        "APPLE_PASS_TYPE_ID does not belong to APPLE_PASS_CERT",
      ],
      [
        "another team",
        () => ({ APPLE_TEAM_ID: "ZYXWV98765" }),
        "APPLE_TEAM_ID does not belong to APPLE_PASS_CERT",
      ],
      ["an account without a key", () => ({ GOOGLE_WALLET_KEY: apple.wwdrFile }), "GOOGLE_WALLET_KEY"],
    ])("%s fails at start, and the message names the setting", (_what, env, name) => {
      const { wallets } = readConfig({ ...apple.env, ...google.env, ...env() });
      expect(() => readWalletKeys(wallets)).toThrow(name);
    });
  });
});
