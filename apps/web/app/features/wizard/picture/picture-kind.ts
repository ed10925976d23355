import { IMAGE_TYPES } from "@visita/domain/card/image.rules";
import type { WizardPictureKey } from "@visita/domain/owner-messages/wizard-picture";

export type PictureKind = "photo" | "logo";

/** Types of files that can be chosen. */
export const PICTURE_TYPES: Readonly<Record<PictureKind, string>> = {
  photo: IMAGE_TYPES.join(","),
  logo: [...IMAGE_TYPES, "image/svg+xml"].join(","),
};

/** What the photo step and the logo step say differently. */
export const PICTURE_TEXTS = {
  photo: {
    group: "photo",
    rules: "photoRules",
    drop: "dropPhoto",
    choose: "choosePhoto",
    replace: "replacePhoto",
    adjust: "adjustPhoto",
    remove: "removePhoto",
    preview: "yourPhoto",
    added: "photoAdded",
    removed: "photoRemoved",
    cropTitle: "positionPhoto",
    cropFrame: "photoFrame",
    use: "usePhoto",
  },
  logo: {
    group: "logo",
    rules: "logoRules",
    drop: "dropLogo",
    choose: "chooseLogo",
    replace: "replaceLogo",
    adjust: "adjustLogo",
    remove: "removeLogo",
    preview: "yourLogo",
    added: "logoAdded",
    removed: "logoRemoved",
    cropTitle: "positionLogo",
    cropFrame: "logoFrame",
    use: "useLogo",
  },
} as const satisfies Record<PictureKind, Record<string, WizardPictureKey>>;
