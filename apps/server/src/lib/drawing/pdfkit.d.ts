/** What we use of pdfkit, its page dictionary and its content stream included. */
declare module "pdfkit" {
  type Color = string | readonly [number, number, number, number];

  class PDFGradient {
    stop(position: number, color: Color): this;
  }

  class PDFReference {
    readonly data: Record<string, unknown>;
    end(content?: Buffer | string): void;
  }

  type PDFPage = {
    readonly height: number;
    readonly dictionary: PDFReference;
    readonly resources: PDFReference;
    readonly xobjects: Record<string, PDFReference>;
  };

  type Options = {
    autoFirstPage?: boolean;
    compress?: boolean;
    pdfVersion?: "1.4" | "1.5" | "1.6" | "1.7";
    info?: Record<string, string | Date>;
    lang?: string;
    displayTitle?: boolean;
  };

  type TextOptions = { lineBreak?: boolean; baseline?: "alphabetic" };

  class PDFDocument {
    constructor(options?: Options);
    page: PDFPage;
    /** The current transformation; gradients take theirs from it. */
    _ctm: number[];
    addContent(content: string): this;
    addPage(options: { size: readonly [number, number]; margin: number }): this;
    registerFont(name: string, source: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    path(data: string): this;
    clip(): this;
    fill(color?: Color | PDFGradient): this;
    stroke(color?: Color): this;
    fillColor(color: Color | PDFGradient): this;
    lineWidth(width: number): this;
    fillOpacity(opacity: number): this;
    strokeOpacity(opacity: number): this;
    linearGradient(x1: number, y1: number, x2: number, y2: number): PDFGradient;
    image(source: Buffer, x: number, y: number, options: { width: number; height: number }): this;
    save(): this;
    restore(): this;
    scale(factor: number): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    ref(data: Record<string, unknown>): PDFReference;
    on(event: "data", listener: (chunk: Buffer) => void): this;
    on(event: "end", listener: () => void): this;
    on(event: "error", listener: (error: Error) => void): this;
    end(): void;
  }

  export default PDFDocument;
}
