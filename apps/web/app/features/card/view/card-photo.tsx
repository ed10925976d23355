import { smallImageUrl } from "@visita/domain/card/image.rules";
import { classNames } from "../../../ui/class-names.ts";
import { LINES, LineIcon } from "./line-icon.tsx";
import { loadingAttributes, type PictureLoading } from "./picture-loading.ts";

type CardPhotoProps = {
  src: string | null;
  /** Stand in place of a photo. */
  letters: string;
  /** Its width; the height follows. */
  className?: string;
  loading?: PictureLoading;
};

/**
 * A portrait four by five on its white mount. It has no text of its own: the name always stands right beside it, and
 * would otherwise be heard twice.
 */
export function CardPhoto({ src, letters, className, loading }: CardPhotoProps) {
  return (
    <span aria-hidden="true" className={classNames("card-photo", className)}>
      {src ? (
        <img src={smallImageUrl(src)} alt="" width={324} height={405} {...loadingAttributes(loading)} />
      ) : (
        <span className="card-initials">
          {letters || <LineIcon path={LINES.userRound} size={24} strokeWidth={1.25} />}
        </span>
      )}
    </span>
  );
}
