import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { isOwnerWrite } from "../account/owner-change.service.ts";

/** Message prefix. Instances of several versions share it during a rolling update. */
const CARD = "card ";

/** The key of the write, for reads from replicas. */
export const cardWrite = (usernameKey: string): string => CARD + usernameKey;

/** The key of the card's username; undefined for another message. */
export function cardOfMessage(message: string): string | undefined {
  return message.startsWith(CARD) ? message.slice(CARD.length) : undefined;
}

const TEMPLATE = "template ";

/** The key of a write to what team cards are made from. */
export const templateWrite = (templateId: string): string => TEMPLATE + templateId;

/** Whether a message is of what several cards depend on: their owner, team or template. */
export function changesSeveralCards(message: string): boolean {
  return isOwnerWrite(message) || message.startsWith(TEMPLATE);
}

/** Part of the caller's transaction, which has changed a template: every instance drops all cards made from it. */
export function publishTemplateChange({ pubsub }: AppContext, trx: Db, templateId: string): Promise<void> {
  return pubsub.publish(trx, templateWrite(templateId));
}

/** After the commit, in this process, as below. */
export function dropTemplate({ pubsub }: AppContext, templateId: string): void {
  pubsub.repeat(templateWrite(templateId));
}

/** Part of the caller's transaction: every instance drops the card, this one at once. */
export function publishCardChange({ pubsub }: AppContext, trx: Db, usernameKey: string): Promise<void> {
  return pubsub.publish(trx, cardWrite(usernameKey));
}

/** After the commit, in this process: the old state may have been cached in between. */
export function dropCard({ pubsub }: AppContext, usernameKey: string): void {
  pubsub.repeat(cardWrite(usernameKey));
}
