import type { TeamTemplate } from "@visita/domain/team/template.contract";

const theirs = { rule: "theirs" } as const;

/** A template of a team as the server sends it. */
export function aTemplate(given: Partial<TeamTemplate> = {}): TeamTemplate {
  return {
    templateid: "studio",
    name: "Studio",
    version: 4,
    cards: 24,
    template: {
      photo: "theirs",
      logo: { rule: "fixed", value: null },
      color: { rule: "fixed", value: "blue-color-one" },
      companyname: { rule: "fixed", value: "Officina Brera" },
      occupation: theirs,
      bio: theirs,
      channels: {
        phonenumber: theirs,
        email: theirs,
        sms: theirs,
        address: { rule: "fixed", value: "Via Solferino 3, Milano" },
      },
      channelOrder: [],
      exchange: true,
      indexable: false,
    },
    sample: {
      username: "kwame",
      fullname: "Kwame Asante",
      occupation: "Project Lead",
      companyname: "Officina Brera",
      profilepic: null,
    },
    changedAt: Date.UTC(2026, 3, 2, 10),
    changedBy: "Kwame Asante",
    isChangedByYou: false,
    undo: null,
    ...given,
  };
}

export const TEMPLATE_LIST = "GET /api/team/t1/templates";

export function templateList(...templates: TeamTemplate[]) {
  return { body: { templates, max: 50, status: "active" } };
}
