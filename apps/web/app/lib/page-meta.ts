import { BRAND } from "@visita/domain/brand";
import type { MetaDescriptor } from "react-router";

type Match = { id: string; loaderData?: unknown } | undefined;

type PageText = { title: string; description?: string };

/** Title and description of a page; the name of the installation follows the title. */
export function pageMeta(matches: readonly Match[], page: PageText): MetaDescriptor[] {
  const descriptors: MetaDescriptor[] = [{ title: `${page.title} | ${brandOf(matches)}` }];
  if (page.description) descriptors.push({ name: "description", content: page.description });
  return descriptors;
}

function brandOf(matches: readonly Match[]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as { settings?: { brand?: string } } | undefined)?.settings?.brand ?? BRAND;
}
