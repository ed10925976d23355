import type { ComponentProps } from "react";
import { TextLink } from "../../ui/text-link.tsx";

/** A link of full touch height that takes no more room than its line. */
export function FootLink(props: ComponentProps<typeof TextLink>) {
  return <TextLink {...props} className="-my-2.75 inline-flex min-h-touch items-center" />;
}
