import type { DeviceName } from "../user-agent.service.ts";
import { formatMoment, type MailTemplate } from "./mail-content.ts";

type Values = {
  /** Epoch milliseconds. */
  at: number;
  device: DeviceName;
};

export const newDevice: MailTemplate<Values> = {
  budget: "notice",
  write: ({ at, device }, { brand, publicUrl }) => ({
    subject: `New sign-in to your ${brand} account`,
    title: "New sign-in to your account",
    preview: "Somebody signed in on a device we had not seen before.",
    blocks: [
      { type: "paragraph", text: "Somebody signed in to your account on a device we had not seen before." },
      {
        type: "facts",
        facts: [
          ["When", formatMoment(at)],
          ["Device", device],
        ],
      },
      { type: "paragraph", text: "If that was you, there is nothing to do." },
      {
        type: "caution",
        text: "If it was not you, change your password now. That signs out every other device.",
        link: { label: "Change your password", url: `${publicUrl}/account/security` },
      },
    ],
  }),
};
