import { smallImageUrl } from "@visita/domain/card/image.rules";
import { classNames } from "../../../ui/class-names.ts";
import { UI_ICON_PATHS } from "./icon-paths.ts";
import { LineIcon } from "./line-icon.tsx";

type CardPhotoProps = {
  src: string | null;
  /** In place of a missing photo. */
  letters: string;
  className?: string;
  loading?: ImageLoading;
};

/** A 4:5 portrait on a white mount. Hidden from screen readers: the name always stands right beside it. */
export function CardPhoto({ src, letters, className, loading }: CardPhotoProps) {
  return (
    <span aria-hidden="true" className={classNames("card-photo", className)}>
      {src ? (
        <img src={smallImageUrl(src)} alt="" width={324} height={405} {...loadingAttributes(loading)} />
      ) : (
        <span className="card-initials">
          {letters || <LineIcon path={UI_ICON_PATHS.userRound} size={24} weight="thin" />}
        </span>
      )}
    </span>
  );
}

type LogoPlateProps = { src: string; loading?: ImageLoading };

/** The company's logo on white. Without alt text: the company is named beside the occupation. */
export function LogoPlate({ src, loading }: LogoPlateProps) {
  return (
    <span className="logo-plate">
      <img src={smallImageUrl(src)} alt="" {...loadingAttributes(loading)} />
    </span>
  );
}

/** "first": before everything else on the page. "lazy": only once it comes near the viewport. */
export type ImageLoading = "first" | "lazy";

export function loadingAttributes(loading: ImageLoading | undefined) {
  if (loading === "first") return { fetchPriority: "high", decoding: "async" } as const;
  if (loading === "lazy") return { loading: "lazy", decoding: "async" } as const;
  return { decoding: "async" } as const;
}
