/** One heading of a legal text. `{brand}` stands for the name of the installation. */
export type LegalSection = {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
};
