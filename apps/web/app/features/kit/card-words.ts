import type { VisibleCard } from "@visita/domain/card/card.contract";
import type { SignatureWords } from "@visita/domain/kit/signature";
import type { Area } from "@visita/domain/language/area";
import { firstLanguage } from "@visita/domain/language/choose-language";
import type { Translate } from "@visita/domain/language/message";
import { type CardHintsText, cardHints } from "@visita/domain/messages/card-hints";
import { channelNames, isNamedChannel } from "@visita/domain/messages/channels";
import type english from "@visita/domain/messages/channels/en";

type Written = Pick<VisibleCard, "language" | "secondSide">;

/** What a card hands out is in its own language, and not in that of the page: loaded with the kit. */
export async function loadCardWords({ language, secondSide }: Written): Promise<void> {
  const languages = [firstLanguage([language]), firstLanguage([secondSide?.language])];
  await Promise.all(languages.flatMap((each) => [cardHints.load(each), channelNames.load(each)]));
}

export function hintsOf(card: Pick<Written, "language">): CardHintsText {
  return textsIn(cardHints, card);
}

export function channelNamesOf(card: Pick<Written, "language">): Translate<typeof english> {
  return textsIn(channelNames, card);
}

export function signatureWords(card: Written): SignatureWords {
  const t = hintsOf(card);
  const names = channelNamesOf(card);
  return {
    myCard: t("myCard"),
    scanToSave: t("scanToSaveLines").split("\n"),
    nameOf: ({ key, label }) => (isNamedChannel(key) ? names(key) : label),
  };
}

function textsIn<English>(area: Area<English>, { language }: Pick<Written, "language">): Translate<English> {
  const texts = area.loaded(firstLanguage([language]));
  if (!texts) throw new Error("Words of a card are loaded with its kit");
  return texts;
}
