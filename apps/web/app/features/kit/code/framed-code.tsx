import type { ThemeKey } from "@visita/domain/card/themes";
import { CardCover } from "../../../ui/card-cover.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { LacedCode } from "../laced-code.tsx";

type FramedCodeProps = {
  theme: ThemeKey;
  url: string;
  caption: string;
  cardLink: string;
  className?: string;
};

/** The engraved frame as a picture in words and colours of the page. Sizes follow from its width. */
export function FramedCode({ theme, url, caption, cardLink, className }: FramedCodeProps) {
  return (
    <CardCover
      theme={theme}
      className={classNames("@container grid aspect-[88/108] rounded-[3.5%] text-center", className)}
    >
      <div className="grid content-start justify-items-center pt-[5cqw]">
        <LacedCode url={url} className="w-[86cqw]" />
        <span className="mt-[3cqw] font-display text-[6.6cqw] leading-[1.2]">{caption}</span>
        <span className="text-[3cqw]">{cardLink}</span>
      </div>
    </CardCover>
  );
}
