import { type Box, GRADIENT_MIDDLE, gradientLine } from "./cover-gradient.ts";
import { boxPath, type Shape, type StampShape } from "./scene.ts";
import { loadTypefaces } from "./typefaces.ts";

const POINTS_PER_MM = 72 / 25.4;

/** One page; everything in millimetres. */
export type PdfPage = {
  readonly width: number;
  readonly height: number;
  /** Where it is cut, and how far the print goes beyond. */
  readonly trim?: Box;
  readonly bleed?: Box;
  readonly shapes: readonly Shape[];
};

type PdfInfo = { readonly title: string; readonly author: string; readonly madeAt: number };

/** Vectors in process colours, fonts embedded as subsets. */
export async function scenePdf(pages: readonly PdfPage[], info: PdfInfo): Promise<Buffer> {
  // Imported on first use: it would lengthen the server's start.
  const { default: Document } = await import("pdfkit");
  const typefaces = await loadTypefaces();
  const date = new Date(info.madeAt);
  const doc = new Document({
    autoFirstPage: false,
    pdfVersion: "1.6",
    info: { Title: info.title, Author: info.author, CreationDate: date, ModDate: date },
    displayTitle: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  doc.on("data", (chunk) => chunks.push(chunk));
  doc.on("end", () => resolve(Buffer.concat(chunks)));
  doc.on("error", reject);
  for (const face of ["display", "text"] as const) doc.registerFont(face, typefaces[face].file);
  for (const page of pages) drawPage(doc, page);
  doc.end();
  return promise;
}

function drawPage(doc: PDFKit.PDFDocument, page: PdfPage): void {
  doc.addPage({ size: [page.width * POINTS_PER_MM, page.height * POINTS_PER_MM], margin: 0 });
  Object.assign(doc.page.dictionary.data, {
    ...(page.trim && { TrimBox: pdfBox(page, page.trim) }),
    ...(page.bleed && { BleedBox: pdfBox(page, page.bleed) }),
  });
  doc.save().scale(POINTS_PER_MM);
  for (const shape of page.shapes) drawShape(doc, shape);
  doc.restore();
}

/** PDF counts from the lower left corner. */
function pdfBox({ height }: PdfPage, box: Box): number[] {
  return [box.x, height - box.y - box.height, box.x + box.width, height - box.y].map(
    (millimetres) => millimetres * POINTS_PER_MM,
  );
}

/**
 * A form XObject, which pdfkit has no method for: what would be written to the page is collected instead. Ten copies of a
 * cover would be ten times its size otherwise.
 */
function drawStamps(doc: PDFKit.PDFDocument, { shapes, box, places }: StampShape): void {
  const { addContent } = doc;
  const content: string[] = [];
  // Patterns in a form count from the form's own origin, so the page's scale and its turn upside down are undone.
  doc.save().transform(1 / POINTS_PER_MM, 0, 0, -1 / POINTS_PER_MM, 0, doc.page.height / POINTS_PER_MM);
  doc.addContent = (operators: string) => {
    content.push(operators);
    return doc;
  };
  try {
    for (const shape of shapes) drawShape(doc, shape);
  } finally {
    doc.addContent = addContent;
    doc.restore();
  }
  const form = doc.ref({
    Type: "XObject",
    Subtype: "Form",
    BBox: [box.x, box.y, box.x + box.width, box.y + box.height],
    Resources: Reflect.get(doc.page.dictionary.data, "Resources"),
  });
  form.end(Buffer.from(`${content.join("\n")}\n`, "latin1"));
  doc.page.xobjects.Stamp = form;
  for (const { x, y } of places) {
    doc.save().transform(1, 0, 0, 1, x, y).addContent("/Stamp Do").restore();
  }
}

function drawShape(doc: PDFKit.PDFDocument, shape: Shape): void {
  doc.save();
  switch (shape.kind) {
    case "path": {
      if (shape.matrix) doc.transform(...shape.matrix);
      const { d, fill, stroke, strokeWidth = 1, opacity } = shape;
      if (opacity !== undefined) doc.fillOpacity(opacity).strokeOpacity(opacity);
      if (fill) doc.path(d).fill(cmykOf(fill));
      if (stroke) doc.lineWidth(strokeWidth).path(d).stroke(cmykOf(stroke));
      break;
    }
    case "text":
      doc.font(shape.face).fontSize(shape.size).fillColor(cmykOf(shape.color));
      doc.text(shape.text, shape.left, shape.baseline, {
        lineBreak: false,
        baseline: "alphabetic",
        characterSpacing: shape.tracking * shape.size,
      });
      break;
    case "image":
      doc.image(shape.png, shape.x, shape.y, { width: shape.width, height: shape.height });
      break;
    case "cover": {
      const { x1, y1, x2, y2 } = gradientLine(shape.box);
      const gradient = doc.linearGradient(x1, y1, x2, y2);
      const { from, base, to } = shape.theme;
      for (const [at, color] of [
        [0, from],
        [GRADIENT_MIDDLE, base],
        [1, to],
      ] as const) {
        // The types of pdfkit know process colours everywhere but here.
        gradient.stop(at, cmykOf(color) as unknown as string);
      }
      doc.path(boxPath(shape.box)).fill(gradient);
      break;
    }
    case "group":
      if (shape.clip) doc.path(shape.clip).clip();
      if (shape.matrix) doc.transform(...shape.matrix);
      for (const inner of shape.shapes) drawShape(doc, inner);
      break;
    case "stamp":
      drawStamps(doc, shape);
      break;
  }
  doc.restore();
}

/** Cyan, magenta, yellow and black in percent. */
type Cmyk = [cyan: number, magenta: number, yellow: number, black: number];

/** A screen colour as a process colour. Greys are black ink alone, so that text has sharp edges. */
export function cmykOf(hex: string): Cmyk {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const black = 1 - Math.max(red, green, blue);
  if (black === 1) return [0, 0, 0, 100];
  const ink = (part: number) => percent((1 - part - black) / (1 - black));
  return [ink(red), ink(green), ink(blue), percent(black)];
}

function percent(part: number): number {
  return Math.round(part * 1_000) / 10;
}
