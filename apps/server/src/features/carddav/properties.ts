import { VCARD_MAX_BYTES } from "../address-book/vcard-store.service.ts";
import type { BookName, Member } from "./book.ts";
import { DAV_ROOT, homePath } from "./dav-path.ts";
import { hrefElement, type Properties } from "./multistatus.ts";
import { element, xmlText } from "./write-xml.ts";

const READ = element("d:privilege", element("d:read"));
const WRITE = ["d:write", "d:write-content", "d:bind", "d:unbind"]
  .map((name) => element("d:privilege", element(name)))
  .join("");
const REPORTS = ["c:addressbook-query", "c:addressbook-multiget", "d:sync-collection"]
  .map((name) => element("d:supported-report", element("d:report", element(name))))
  .join("");
/** Version 4.0 is written for those who ask for it; told of it here, some would write nothing else. */
const ADDRESS_DATA = '<c:address-data-type content-type="text/vcard" version="3.0"/>';

function everywhere(userid: string): [string, string][] {
  const home = hrefElement(homePath(userid));
  return [
    ["d:current-user-principal", home],
    ["d:principal-collection-set", hrefElement(DAV_ROOT)],
  ];
}

function ownedBy(userid: string): [string, string][] {
  return [...everywhere(userid), ["d:owner", hrefElement(homePath(userid))]];
}

export function rootProperties(userid: string): Properties {
  return new Map([
    ...everywhere(userid),
    ["d:resourcetype", element("d:collection")],
    ["d:current-user-privilege-set", READ],
  ]);
}

/** `email`: whose it is, as clients show it. */
export function homeProperties(userid: string, email: string): Properties {
  const home = hrefElement(homePath(userid));
  return new Map([
    ...ownedBy(userid),
    ["d:resourcetype", element("d:collection") + element("d:principal")],
    ["d:displayname", xmlText(email)],
    ["d:principal-URL", home],
    ["d:current-user-privilege-set", READ],
    ["c:addressbook-home-set", home],
  ]);
}

type BookState = {
  readonly userid: string;
  readonly book: BookName;
  readonly title: string;
  readonly isReadOnly: boolean;
  readonly lastChange: number;
  readonly syncToken: string;
};

export function bookProperties(state: BookState): Properties {
  const { userid, title, isReadOnly, lastChange, syncToken } = state;
  return new Map([
    ...ownedBy(userid),
    ["d:resourcetype", element("d:collection") + element("c:addressbook")],
    ["d:displayname", xmlText(title)],
    ["d:current-user-privilege-set", isReadOnly ? READ : READ + WRITE],
    ["d:supported-report-set", REPORTS],
    ["d:sync-token", xmlText(syncToken)],
    ["s:getctag", String(lastChange)],
    ["c:supported-address-data", ADDRESS_DATA],
    ["c:max-resource-size", String(VCARD_MAX_BYTES)],
  ]);
}

export const VCARD_TYPE = "text/vcard; charset=utf-8";

/** `vcard` only where it was asked for. */
export function memberProperties({ etag }: Pick<Member, "etag">, vcard?: string): Properties {
  return new Map([
    ["d:resourcetype", ""],
    ["d:getetag", xmlText(etag)],
    ["d:getcontenttype", VCARD_TYPE],
    ...(vcard === undefined ? [] : [["c:address-data", xmlText(vcard)] as const]),
  ]);
}
