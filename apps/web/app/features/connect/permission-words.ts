import type { Permission } from "@visita/domain/connect/permission";
import type english from "@visita/domain/owner-messages/connect/en";

type Key = keyof typeof english;

export const PERMISSION_WORDS = {
  "cards:read": { label: "readCards", text: "readCardsText" },
  "cards:write": { label: "writeCards", text: "writeCardsText" },
  "insights:read": { label: "readInsights", text: "readInsightsText" },
  "contacts:read": { label: "readContacts", text: "readContactsText" },
  "contacts:write": { label: "writeContacts", text: "writeContactsText" },
  links: { label: "links", text: "linksText" },
  team: { label: "team", text: "teamText" },
} as const satisfies Readonly<Record<Permission, { label: Key; text: Key }>>;
