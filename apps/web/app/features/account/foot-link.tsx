import type { ComponentProps } from "react";
import { TextLink } from "../../ui/text-link.tsx";
import { useReturnState } from "../session/public/return-path.ts";

/** A link of full touch height that takes no more room than its line. The way back is not lost on it. */
export function FootLink(props: ComponentProps<typeof TextLink>) {
  const returnState = useReturnState();
  return (
    <TextLink state={returnState} {...props} className="-my-2.75 inline-flex min-h-touch items-center" />
  );
}
