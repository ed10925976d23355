import { useEffect } from "react";
import type { CropperProps } from "react-easy-crop";

const LEFT_HALF = { x: 0, y: 0, width: 50, height: 100 };

/** For react-easy-crop, which needs a layout: the left half is chosen as soon as it is shown. */
export default function FakeCropper({
  initialCroppedAreaPercentages: start,
  onCropAreaChange,
}: Pick<CropperProps, "initialCroppedAreaPercentages" | "onCropAreaChange">) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the library does when its image has loaded
  useEffect(() => onCropAreaChange?.(LEFT_HALF, LEFT_HALF), []);
  return <p>{start ? `begins with ${start.width} percent` : "begins in the middle"}</p>;
}
