export default {
  // {brand}: the name of this product.
  subject: "Your {brand} payment did not go through",
  title: "A payment did not go through",
  // Beside the subject in a list of mails.
  preview: "Your cards stay as they are while you fix it.",
  failed: "The last payment for your plan failed. Your logo, colours, QR codes and channels stay on for now.",
  // A label, before a time. “They”: logo, colours, QR codes and channels.
  stayUntil: "They stay on until",
  // “Card” is a bank card.
  next: "Open your subscription to use another card or to try again.",
  // A button.
  open: "Open my subscription",
  noLonger:
    "If you no longer want the plan, you don’t need to do anything: it ends by itself and nothing is deleted.",
} as const;
