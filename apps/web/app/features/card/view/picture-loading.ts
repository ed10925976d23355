/** "first" goes before everything else on the page; "lazy" is never loaded where it is not shown. */
export type PictureLoading = "first" | "lazy";

export function loadingAttributes(loading: PictureLoading | undefined) {
  if (loading === "first") return { fetchPriority: "high", decoding: "async" } as const;
  if (loading === "lazy") return { loading: "lazy", decoding: "async" } as const;
  return { decoding: "async" } as const;
}
