/** A card whose first side is Japanese and whose second is English. */
export const TWO_SIDES = {
  language: "ja",
  fullname: "森田 あおい",
  reading: "もりた あおい",
  occupation: "企画部長",
  companyname: "川辺紙工",
  bio: "京都で紙をつくっています。",
  color: "crimson-color",
  secondSide: {
    language: "en",
    fullname: "Aoi Morita",
    occupation: "Head of Planning",
    companyname: "Kawabe Paper Works",
    bio: "I make paper in Kyoto.",
    titles: {},
  },
} as const;
