import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import type { AddCardInput, UpdateCardInput } from "@visita/domain/card/card.contract";
import { type CardDraft, readCard, type ValidCard } from "@visita/domain/card/card.rules";
import type { CardNeeds } from "@visita/domain/card/card-text.rules";
import { usernameProblem } from "@visita/domain/card/username.rules";
import { completeWhatsApp } from "@visita/domain/card/whatsapp-country";
import { endingsOf, isTheirs, type Template } from "@visita/domain/team/template";
import { endingProblems, fixedFieldProblems, onlyTheirs } from "@visita/domain/team/template.rules";
import { AppError } from "../../lib/app-error.ts";
import type { StoredCard } from "./visible-card.ts";

/** The first thing that is wrong with a card, before anything is written; null when it can be added. */
export function cardProblem(input: AddCardInput, features: PlanFeatures): string | null {
  try {
    checkedCard(input, features, usernameProblem(input.username));
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** What a save of a team card may store: the person's own fields, and no other ones. */
export function checkedTeamCard(
  input: UpdateCardInput,
  shown: StoredCard,
  template: Template,
  features: PlanFeatures,
): ValidCard {
  const sent = { ...input, profilepic: input.profilepic ?? "", logo: input.logo ?? null };
  refuse("set_by_team", fixedFieldProblems(sent, shown, template));
  const card = checkedCard(
    onlyTheirs(sent, (field) => isTheirs(template, field)),
    features,
    null,
    "name",
  );
  refuse("invalid_input", endingProblems(card.contacts, endingsOf(template)));
  return card;
}

type CardInput = Omit<CardDraft, "profilepic" | "logo"> & {
  profilepic?: string | null | undefined;
  logo?: string | null | undefined;
};

/** Throws `invalid_input` with the first problem as its message. */
export function checkedCard(
  input: CardInput,
  features: PlanFeatures,
  wrongUsername: string | null,
  needs: CardNeeds = "everything",
): ValidCard {
  const reading = readCard(
    {
      ...input,
      profilepic: input.profilepic ?? "",
      logo: input.logo ?? null,
      contacts: completeWhatsApp(input.contacts),
    },
    features,
    needs,
  );
  const problems = {
    ...(wrongUsername && { username: wrongUsername }),
    ...("problems" in reading && reading.problems),
  };
  refuse("invalid_input", problems);
  return (reading as { card: ValidCard }).card;
}

function refuse(code: "invalid_input" | "set_by_team", fields: Readonly<Record<string, string>>): void {
  const [first] = Object.values(fields);
  if (first !== undefined) throw new AppError(code, first, { fields });
}
