/** The same for everybody, or each person's own. */
export type Rule = "fixed" | "theirs";

/** What a template says of its fields. The values of those that are fixed are held as those of a card. */
export type TemplateRules = {
  /** Named as problems name fields, such as `contacts.email`. A channel that is missing is not used. */
  readonly fields: Readonly<Record<string, Rule>>;
  /** By channel, as typed. */
  readonly endings: Readonly<Record<string, string>>;
  readonly exchange: boolean;
  readonly indexable: boolean;
};
