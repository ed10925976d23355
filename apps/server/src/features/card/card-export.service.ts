import { featuresOf } from "@visita/domain/billing/plan.rules";
import { VisibleCard } from "@visita/domain/card/card.contract";
import { visibleCard } from "@visita/domain/card/card.gating";
import { imageHash } from "@visita/domain/card/image.rules";
import type { PublicCard } from "@visita/domain/card/public-card";
import { contactFile } from "@visita/domain/card/vcard";
import { firstLanguage } from "@visita/domain/language/choose-language";
import { channelNameIn } from "@visita/domain/messages/channels";
import type { AppContext } from "../../core/app-context.ts";
import { type ArchivePart, jsonFile } from "../../lib/archive-part.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { listStoredCards, type OwnedCard } from "./visible-card.service.ts";

export async function cardPart(context: AppContext, accountId: string): Promise<ArchivePart> {
  const cards = await listStoredCards(context, accountId);
  return {
    name: "cards",
    count: cards.length,
    async *files(report) {
      for (const card of cards) {
        yield* cardFiles(context, card);
        report(1);
      }
    },
  };
}

/** A card as data, which is everything, and as a contact and as it looks at its plain address. */
async function* cardFiles(
  context: AppContext,
  { card, createdAt, updatedAt, pausedAt, isOfTeam }: OwnedCard,
) {
  const { media, pages, config } = context;
  const name = card.username;
  const times = {
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
    pausedAt: pausedAt === null ? null : isoTime(pausedAt),
  };
  const pictures = { profilepic: picturePath(card.profilepic), logo: picturePath(card.logo) };
  yield jsonFile(`cards/${name}.json`, { ...card, ...pictures, ...times, ...(isOfTeam && { team: true }) });

  const plain = visibleCard(card, featuresOf("active"));
  const visible = VisibleCard.parse({ ...plain, userid: card.cardid, qrCode: null });
  const hash = card.profilepic && imageHash(card.profilepic);
  const photo = hash ? await media.find(hash, "jpeg") : undefined;
  yield {
    path: `cards/${name}.vcf`,
    content: contactFile(visible, {
      publicUrl: config.publicUrl,
      photoJpegBase64: photo?.toString("base64") ?? null,
      revisedAt: updatedAt,
      channelName: await channelNameIn(card.language),
    }),
  };

  if (!pages) return;
  // A page in a folder takes no details and cannot be turned.
  const page = {
    ...visible,
    exchange: false,
    secondSide: undefined,
    contacts: plain.contacts,
    revisedAt: updatedAt,
  };
  const fromCards = (path: string | null) => path && `../${path}`;
  yield {
    path: `cards/${name}.html`,
    content: await renderPage(pages, config, {
      ...page,
      profilepic: fromCards(pictures.profilepic),
      logo: fromCards(pictures.logo),
    }),
  };
}

/** The page of a card as a file: its styles and icons inside, no script, pictures beside it. */
async function renderPage(
  pages: NonNullable<AppContext["pages"]>,
  config: AppContext["config"],
  card: PublicCard,
): Promise<string> {
  const { renderCardPage } = await pages.load();
  const { criticalStyle, sidesStyle, lateStyleUrl } = await pages.loadCardAssets();
  const assets = {
    scripts: [],
    criticalStyle,
    sidesStyle,
    lateStyleUrl: new URL(lateStyleUrl, config.publicUrl).href,
    isFile: true,
  };
  return renderCardPage(card, config, assets, { language: firstLanguage([card.language]) });
}

export async function picturePart(context: AppContext, accountId: string): Promise<ArchivePart> {
  const cards = await listStoredCards(context, accountId);
  const urls = cards.flatMap(({ card }) => [card.profilepic, card.logo]);
  const hashes = [...new Set(urls.flatMap((url) => (url && imageHash(url)) || []))];
  return {
    name: "pictures",
    count: hashes.length,
    async *files(report) {
      for (const hash of hashes) {
        const content = await context.media.find(hash, "webp");
        if (content) yield { path: `pictures/${hash}.webp`, content, isCompressed: true };
        report(1);
      }
    },
  };
}

function picturePath(url: string | null): string | null {
  const hash = url && imageHash(url);
  return hash ? `pictures/${hash}.webp` : null;
}
