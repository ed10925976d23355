import bio from "../../../../assets/slides/bio.avif";
import card from "../../../../assets/slides/card.avif";
import colours from "../../../../assets/slides/colours.avif";
import logo from "../../../../assets/slides/logo.avif";
import photo from "../../../../assets/slides/photo.avif";
import qr from "../../../../assets/slides/qr.avif";
import share from "../../../../assets/slides/share.avif";

type Slide = { readonly caption: string; readonly image: string; readonly alt: string };

export const SLIDES: readonly Slide[] = [
  {
    caption: "The card",
    image: card,
    alt: "A card on a phone: cover, photo, name, and tiles for phone, email and address",
  },
  { caption: "QR code", image: qr, alt: "The QR code of a card, to be scanned or downloaded" },
  {
    caption: "Ways to share",
    image: share,
    alt: "Ten ways to share a card, and its address to copy",
  },
  { caption: "The bio", image: bio, alt: "The bio of a card, under its photo and name" },
  { caption: "Colours", image: colours, alt: "Choosing one of the colours of a card" },
  { caption: "Your logo", image: logo, alt: "A logo on a white plate, as it will lie on the cover" },
  { caption: "Your photo", image: photo, alt: "A photo in its white mount, to be replaced or removed" },
];
