import { type Piece, SharedPiece } from "../../lib/shared-piece.ts";

const STYLE_BEGINS = "<style>";
const STYLE_ENDS = "</style>";

/** Takes rendered cards apart: three quarters of a page are its style, which all cards of one theme have in common. */
export function createPageSplitter() {
  const styles = new Map<string, { text: string; piece: SharedPiece }>();

  function shared(theme: string, html: string, start: number, end: number): SharedPiece {
    const known = styles.get(theme);
    if (known && known.text.length === end - start && html.startsWith(known.text, start)) return known.piece;
    const text = html.slice(start, end);
    const piece = new SharedPiece(Buffer.from(text));
    styles.set(theme, { text, piece });
    return piece;
  }

  return (html: string, theme: string): readonly Piece[] => {
    const start = html.indexOf(STYLE_BEGINS);
    const end = html.indexOf(STYLE_ENDS, start);
    if (start < 0 || end < 0) return [Buffer.from(html)];
    return [Buffer.from(html.slice(0, start)), shared(theme, html, start, end), Buffer.from(html.slice(end))];
  };
}
