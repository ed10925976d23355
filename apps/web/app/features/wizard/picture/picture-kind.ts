import { IMAGE_TYPES } from "@visita/domain/card/image.rules";

export type PictureKind = "photo" | "logo";

/** What the photo step and the logo step say differently. */
export const PICTURE_TEXTS = {
  photo: {
    group: "Photo",
    accept: IMAGE_TYPES.join(","),
    rules: "JPG, PNG, WebP or GIF, shown upright at 4:5. We shrink files over 1 MB.",
    drop: "Drop a picture here",
    choose: "Choose photo",
    replace: "Replace photo",
    adjust: "Adjust photo",
    remove: "Remove photo",
    preview: "Your photo",
    added: "Photo added.",
    removed: "Photo removed.",
    cropTitle: "Position your photo",
    cropFrame: "Photo in its frame. The arrow keys move it.",
    use: "Use photo",
  },
  logo: {
    group: "Logo",
    accept: [...IMAGE_TYPES, "image/svg+xml"].join(","),
    rules: "SVG, PNG, WebP, JPG or GIF. A transparent background looks best. We shrink files over 1 MB.",
    drop: "Drop a logo here",
    choose: "Choose logo",
    replace: "Replace logo",
    adjust: "Adjust logo",
    remove: "Remove logo",
    preview: "Your logo",
    added: "Logo added.",
    removed: "Logo removed.",
    cropTitle: "Position your logo",
    cropFrame: "Logo in its frame. The arrow keys move it.",
    use: "Use logo",
  },
} as const satisfies Record<PictureKind, Record<string, string>>;

/** For a fault that is not the file's: no canvas, no memory, a part of the page that did not load. */
export const IMAGE_FAILED = "We couldn’t open the picture. Please try again.";
