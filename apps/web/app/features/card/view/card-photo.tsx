import { smallPicture } from "@visita/domain/card/image.rules";
import { initials } from "@visita/domain/card/initials";
import { classNames } from "../../../ui/class-names.ts";
import { LINES, LineIcon } from "./line-icon.tsx";
import { loadingAttributes, type PictureLoading } from "./picture-loading.ts";

type CardPhotoProps = {
  src: string | null;
  fullname: string;
  /** Its width; the height follows. */
  className?: string;
  loading?: PictureLoading;
};

/**
 * A portrait four by five on its white mount. It has no text of its own: the name always stands right beside it, and
 * would otherwise be heard twice.
 */
export function CardPhoto({ src, fullname, className, loading }: CardPhotoProps) {
  return (
    <span aria-hidden="true" className={classNames("card-photo", className)}>
      {src ? (
        <img src={smallPicture(src)} alt="" width={324} height={405} {...loadingAttributes(loading)} />
      ) : (
        <Initials fullname={fullname} />
      )}
    </span>
  );
}

function Initials({ fullname }: { fullname: string }) {
  const letters = initials(fullname);
  return (
    <span className="card-initials">
      {letters || <LineIcon path={LINES.userRound} size={24} strokeWidth={1.25} />}
    </span>
  );
}
