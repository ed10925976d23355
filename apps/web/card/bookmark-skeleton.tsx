/** In place of the bookmark until it is known who looks at the card. */
export function BookmarkSkeleton() {
  return (
    <span className="bookmark-skeleton">
      <span aria-hidden="true" />
    </span>
  );
}
