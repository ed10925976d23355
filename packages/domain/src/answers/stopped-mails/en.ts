export default {
  summaryStopped: "Weekly summaries are off. Your insights stay as they are.",
  mailsStopped: "Emails about new contacts are off. New people still appear in your contacts.",
} as const;
