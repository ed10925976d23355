/** The folded corner. Its size is `--turn`; the element below it has the class `turned-face`. */
export function TurnedCorner() {
  return <i aria-hidden="true" className="turned-corner" />;
}
