export const EXPORT_MESSAGES = {
  notFound: "This copy is no longer here. Make a new one.",
} as const;
