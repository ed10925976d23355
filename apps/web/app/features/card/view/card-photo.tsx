import { smallImageUrl } from "@visita/domain/card/image.rules";
import { classNames } from "../../../ui/class-names.ts";
import { UI_ICON_PATHS } from "./icon-paths.ts";
import { type ImageLoading, loadingAttributes } from "./image-loading.ts";
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
