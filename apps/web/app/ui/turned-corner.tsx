/** The folded corner; its size is `--turn`, and the face under it wears the class `turned-face`. */
export function TurnedCorner() {
  return <i aria-hidden="true" className="turned-corner" />;
}
