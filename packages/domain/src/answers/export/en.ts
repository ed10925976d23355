export default {
  notFound: "This copy is no longer here. Make a new one.",
} as const;
