/** "first": before everything else on the page. "lazy": only once it comes near the viewport. */
export type ImageLoading = "first" | "lazy";

export function loadingAttributes(loading: ImageLoading | undefined) {
  if (loading === "first") return { fetchPriority: "high", decoding: "async" } as const;
  if (loading === "lazy") return { loading: "lazy", decoding: "async" } as const;
  return { decoding: "async" } as const;
}
