import { smallImageUrl } from "@visita/domain/card/image.rules";
import { type ImageLoading, loadingAttributes } from "./image-loading.ts";

type LogoPlateProps = { src: string; loading?: ImageLoading };

/** The company's logo on white. Without alt text: the company is named beside the occupation. */
export function LogoPlate({ src, loading }: LogoPlateProps) {
  return (
    <span className="logo-plate">
      <img src={smallImageUrl(src)} alt="" {...loadingAttributes(loading)} />
    </span>
  );
}
