import type { SideTexts } from "./card-text.rules.ts";

type Titles = Readonly<Record<string, string>>;

/** What the other side of a card says in its own language. Channels, photo, logo and colour are common. */
export type SecondSide = SideTexts & {
  readonly language: string;
  /** How the name is spoken: kana, pinyin or any letters. */
  readonly reading?: string | undefined;
  /** As it is written in this language. */
  readonly address?: string | undefined;
  /** The owner's own labels by channel. */
  readonly titles: Titles;
};

/** As it is stored. */
export function storedSecondSide(json: string | null | undefined): SecondSide | undefined {
  return json ? (JSON.parse(json) as SecondSide) : undefined;
}

/** What belongs to the sides, each value only where there is one. */
export type CardSides = {
  /** Of the first side. */
  readonly language?: string | undefined;
  readonly reading?: string | undefined;
  readonly secondSide?: SecondSide | undefined;
};

export type SideNumber = 1 | 2;

/** Of the first side and of the second. */
export type SideLanguages = readonly [first: string | undefined, second: string | undefined];

export function sideLanguages({ language, secondSide }: CardSides): SideLanguages {
  return [language, secondSide?.language];
}

/** The side in the language that comes first among the reader's; the first side where none of them is on the card. */
export function fittingSide([first, second]: SideLanguages, wishes: readonly string[]): SideNumber {
  if (second === undefined) return 1;
  const wish = wishes.find((language) => language === first || language === second);
  return wish === second ? 2 : 1;
}

/** Its labels, and its address, of these channels alone. */
export function onlyChannels(side: SecondSide, isWanted: (key: string) => boolean): SecondSide {
  const { address, ...rest } = side;
  return {
    ...rest,
    ...(address && isWanted("address") && { address }),
    titles: Object.fromEntries(Object.entries(side.titles).filter(([key]) => isWanted(key))),
  };
}

type Sided = SideTexts &
  CardSides & {
    readonly contacts: Readonly<Record<string, { value: string; title?: string | undefined }>>;
  };

/** The card as seen from its second side, with the first as the other one; as it is when it has one side. */
export function turnedCard<Card extends Sided>(card: Card): Card {
  const { secondSide, contacts } = card;
  if (!secondSide) return card;
  const { address, titles, ...texts } = secondSide;
  const { address: common } = contacts;
  const other: SecondSide = {
    language: card.language ?? "",
    fullname: card.fullname,
    reading: card.reading,
    occupation: card.occupation,
    companyname: card.companyname,
    bio: card.bio,
    ...(address && common && { address: common.value }),
    titles: Object.fromEntries(
      Object.entries(contacts).flatMap(([key, { title }]) => (title ? [[key, title]] : [])),
    ),
  };
  const turned = Object.entries(contacts).map(([key, { value }]) => {
    const title = titles[key];
    const own = key === "address" && address ? address : value;
    return [key, { value: own, ...(title && { title }) }];
  });
  return {
    ...card,
    reading: undefined,
    ...texts,
    contacts: Object.fromEntries(turned),
    secondSide: other,
  };
}
