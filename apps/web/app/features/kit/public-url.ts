import type { Kit } from "@visita/domain/kit/kit.contract";

/** What stands before /c/{username}. */
export function publicUrlOf({ url }: Pick<Kit, "url">): string {
  return url.slice(0, url.lastIndexOf("/c/"));
}
