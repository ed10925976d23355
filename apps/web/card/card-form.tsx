import { smallImageUrl } from "@visita/domain/card/image.rules";
import { initials } from "@visita/domain/card/initials";
import { roleLine } from "@visita/domain/card/role-line";
import type { ThemeKey } from "@visita/domain/card/themes";
import { renderToString } from "react-dom/server";
import type { ShownChannel, ShownGroup } from "../app/features/card/view/arrange-channels.ts";
import { BioParagraph, BioText, bioParagraphs, NoBio } from "../app/features/card/view/card-bio.tsx";
import { CardFrame } from "../app/features/card/view/card-frame.tsx";
import { FreeCardLink } from "../app/features/card/view/free-card-link.tsx";
import { blankForm } from "./blank-form.ts";
import { BookmarkWait } from "./bookmark-wait.tsx";
import type { PublicCard } from "./card-page.types.ts";
import { infoHtml } from "./channel-forms.tsx";
import { oncePer } from "./once-per.ts";

const CARD_BEGINS = "<article";

/** What a card may have, each in one place or in several; without it the form has no place for it. */
const WORDS = ["fullname", "role", "letters", "photo", "logo"] as const;
type Word = (typeof WORDS)[number];

type CardHtml = {
  /** The addresses of pictures that are to be loaded early; they belong into the head. */
  preloads: string;
  cardView: string;
};

/** The card as `CardView` shows it, filled into a form that React rendered once for all cards of its kind. */
export function cardHtml(
  card: PublicCard,
  rows: readonly ShownChannel[],
  groups: readonly ShownGroup[],
): CardHtml {
  const texts: Record<Word, string> = {
    fullname: card.fullname,
    role: roleLine(card.occupation, card.companyname),
    letters: card.profilepic ? "" : initials(card.fullname),
    photo: card.profilepic ? smallImageUrl(card.profilepic) : "",
    logo: card.logo ? smallImageUrl(card.logo) : "",
  };
  const { preloads, cardView } = formsOf(`${card.color} ${WORDS.filter((word) => texts[word]).join(" ")}`);
  return {
    preloads: preloads(texts),
    cardView: cardView({ ...texts, info: infoHtml(rows, groups), bio: bioHtml(card.bio) }),
  };
}

const formsOf = oncePer((name: string) => {
  const [color, ...words] = name.split(" ") as [ThemeKey, ...Word[]];
  const pictures = words.filter((word) => word === "photo" || word === "logo");
  return {
    preloads: blankForm(pictures, [], (blanks) => render(color, blanks).preloads),
    cardView: blankForm(words, ["info", "bio"], (blanks) => render(color, blanks).cardView),
  };
});

function render(color: ThemeKey, blanks: Readonly<Partial<Record<Word | "info" | "bio", string>>>) {
  const { fullname = "", role = "", letters = "", photo = null, logo = null, info, bio } = blanks;
  const html = renderToString(
    <CardFrame
      card={{ fullname, occupation: role, companyname: "", profilepic: photo, logo, color }}
      letters={letters}
      info={info}
      bio={bio}
      idPrefix=""
      pictures="first"
      bookmark={<BookmarkWait />}
    >
      <FreeCardLink />
    </CardFrame>,
  );
  const begin = html.indexOf(CARD_BEGINS);
  return { preloads: html.slice(0, begin), cardView: html.slice(begin) };
}

function bioHtml(bio: string): string {
  const paragraphs = bioParagraphs(bio);
  if (paragraphs.length === 0) return noBio({});
  return bioText({ paragraphs: paragraphs.map((text) => bioParagraph({ text })).join("") });
}

const noBio = blankForm([], [], () => renderToString(<NoBio isPreview={false} />));
const bioText = blankForm([], ["paragraphs"], ({ paragraphs }) =>
  renderToString(<BioText>{paragraphs}</BioText>),
);
const bioParagraph = blankForm(["text"], [], ({ text }) =>
  renderToString(<BioParagraph>{text}</BioParagraph>),
);
