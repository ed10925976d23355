import type { TeamTemplate } from "@visita/domain/team/template.contract";

const theirs = { rule: "theirs" } as const;

/** A template whose company, logo and colour are the same on all cards. */
export function aTemplate(templateid: string, name: string, change: Partial<TeamTemplate["template"]> = {}) {
  const template: TeamTemplate["template"] = {
    photo: "theirs",
    logo: { rule: "fixed", value: null },
    color: { rule: "fixed", value: "blue-color-one" },
    companyname: { rule: "fixed", value: "Officina Brera" },
    occupation: theirs,
    bio: theirs,
    channels: { phonenumber: theirs, email: { ...theirs, ending: "@officinabrera.example" }, sms: theirs },
    channelOrder: [],
    exchange: true,
    indexable: false,
    ...change,
  };
  return {
    ...{ templateid, name, template },
    ...{
      version: 1,
      cards: 0,
      sample: null,
      changedAt: 0,
      changedBy: null,
      isChangedByYou: false,
      undo: null,
    },
  } satisfies TeamTemplate;
}
