import { createHash } from "node:crypto";
import { DAV_ROOT } from "./dav-path.ts";
import { xmlText } from "./write-xml.ts";

type Account = {
  readonly brand: string;
  readonly publicUrl: string;
  readonly userid: string;
  readonly email: string;
  readonly password: string;
};

/** A configuration profile with which iPhones, iPads and Macs add the address books. Installed again, it replaces the one before. */
export function mobileProfile({ brand, publicUrl, userid, email, password }: Account): string {
  const { hostname, port, protocol } = new URL(publicUrl);
  const isSecure = protocol === "https:";
  const identifier = `${hostname.split(".").toReversed().join(".")}.address-books`;
  const account = dict({
    PayloadType: "com.apple.carddav.account",
    PayloadVersion: 1,
    PayloadIdentifier: `${identifier}.${userid}.account`,
    PayloadUUID: uuidOf(`${identifier} ${userid} account`),
    PayloadDisplayName: brand,
    CardDAVAccountDescription: brand,
    CardDAVHostName: hostname,
    CardDAVPort: port === "" ? (isSecure ? 443 : 80) : Number(port),
    CardDAVUseSSL: isSecure,
    CardDAVPrincipalURL: DAV_ROOT,
    CardDAVUsername: email,
    CardDAVPassword: password,
  });
  const profile = dict({
    PayloadType: "Configuration",
    PayloadVersion: 1,
    PayloadIdentifier: `${identifier}.${userid}`,
    PayloadUUID: uuidOf(`${identifier} ${userid}`),
    PayloadDisplayName: brand,
    PayloadOrganization: brand,
    PayloadRemovalDisallowed: false,
    PayloadContent: { xml: `<array>${account}</array>` },
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${profile}</plist>
`;
}

type Value = string | number | boolean | { readonly xml: string };

function dict(values: Readonly<Record<string, Value>>): string {
  const entries = Object.entries(values).map(([key, value]) => `<key>${key}</key>${toXml(value)}`);
  return `<dict>${entries.join("")}</dict>`;
}

function toXml(value: Value): string {
  if (typeof value === "string") return `<string>${xmlText(value)}</string>`;
  if (typeof value === "number") return `<integer>${value}</integer>`;
  return typeof value === "boolean" ? `<${value}/>` : value.xml;
}

/** The same for the same profile, so that it is known again. */
function uuidOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
