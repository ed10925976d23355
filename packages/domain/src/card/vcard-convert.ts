import { parseTextLine, splitUnquoted, unquotedIndex } from "../import/vcard-parser.ts";

export type VCardVersion = "3.0" | "4.0";

/** Properties whose value is a file, with the type of one that names none. */
const FILES: ReadonlyMap<string, string> = new Map([
  ["PHOTO", "image/jpeg"],
  ["LOGO", "image/jpeg"],
  ["SOUND", "audio/basic"],
  ["KEY", "application/octet-stream"],
]);
const DATA_URL = /^data:([\w.+/-]*)(?:;[\w=-]+)*?;base64,/i;

/**
 * The unfolded lines of a vCard in another version: its files, its preferred values and what only one of them knows of
 * text. All other lines stay as they are.
 */
export function inVersion(lines: readonly string[], version: VCardVersion): readonly string[] {
  const from = lines
    .find((line) => /^VERSION:/i.test(line))
    ?.slice(8)
    .trim();
  if (from === version) return lines;
  return lines.map((line) => {
    const property = parseTextLine(line);
    if (!property) return line;
    if (property.name === "VERSION") return `VERSION:${version}`;
    const colon = unquotedIndex(line, ":");
    const [name = "", ...params] = splitUnquoted(line.slice(0, colon), ";");
    const value = line.slice(colon + 1);
    const written: Line = { name, params, value };
    const fileType = FILES.get(property.name);
    const converted = version === "4.0" ? toVersion4(written, fileType) : toVersion3(written, fileType);
    return `${[converted.name, ...converted.params].join(";")}:${converted.value}`;
  });
}

type Line = { readonly name: string; readonly params: readonly string[]; readonly value: string };

function toVersion4({ name, params, value }: Line, fileType: string | undefined): Line {
  const isEncoded = params.some((param) => /^ENCODING=(?:b|base64)$/i.test(param));
  if (fileType !== undefined && isEncoded) {
    const [kind] = fileType.split("/");
    const [type] = typesOf(params);
    const others = params.filter((param) => !/^(?:ENCODING|TYPE)=/i.test(param));
    const mediaType = type === undefined ? fileType : `${kind}/${type.toLowerCase()}`;
    return { name, params: others, value: `data:${mediaType};base64,${value}` };
  }
  const kept = params.flatMap((param) => {
    if (/^(?:CHARSET=.*|TYPE=INTERNET)$/i.test(param)) return [];
    if (/^TYPE=PREF$/i.test(param)) return "PREF=1";
    return fileType !== undefined && /^VALUE=UR[IL]$/i.test(param) ? [] : param;
  });
  return { name, params: kept, value };
}

function toVersion3({ name, params, value }: Line, fileType: string | undefined): Line {
  const isFile = fileType !== undefined;
  const [head, type = ""] = isFile ? (DATA_URL.exec(value) ?? []) : [];
  if (head !== undefined) {
    const kind = type.split("/").at(-1)?.toUpperCase();
    const others = params.filter((param) => !/^(?:MEDIATYPE|VALUE)=/i.test(param));
    return {
      name,
      params: [...others, "ENCODING=b", ...(kind ? [`TYPE=${kind}`] : [])],
      value: value.slice(head.length),
    };
  }
  if (isFile && /^https?:/i.test(value))
    return { name, params: ["VALUE=URI", ...params.filter((param) => !/^VALUE=/i.test(param))], value };
  const isNumber = /^(?:.*\.)?TEL$/i.test(name) && /^tel:/i.test(value);
  const kept = params.flatMap((param) => {
    if (isNumber && /^VALUE=/i.test(param)) return [];
    return /^PREF=/i.test(param) ? (param.endsWith("=1") ? "TYPE=PREF" : []) : param;
  });
  return { name, params: kept, value: isNumber ? value.slice(4) : value };
}

function typesOf(params: readonly string[]): string[] {
  return params.flatMap((param) => (/^TYPE=/i.test(param) ? param.slice(5).split(",") : []));
}
