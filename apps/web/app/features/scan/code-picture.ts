export type CodePicture = HTMLCanvasElement | HTMLVideoElement;

/** Where a code is in its picture, in parts of its sides. */
export type CodePlace = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type FoundCode = { readonly text: string; readonly place: CodePlace };

export type CodeReader = (picture: CodePicture) => Promise<FoundCode | null>;

export type PictureSize = { readonly width: number; readonly height: number };

export function sizeOf(picture: CodePicture): PictureSize {
  return picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height };
}

/** From pixels. */
export function placeIn(size: PictureSize, { x, y, width, height }: CodePlace): CodePlace {
  return {
    x: x / size.width,
    y: y / size.height,
    width: width / size.width,
    height: height / size.height,
  };
}
