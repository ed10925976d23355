/** What the journeys need of a browser that Playwright cannot drive as people have it installed. */
export type DrivenPage = {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs in the page, which knows nothing but the arguments. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  clickAt(point: Point): Promise<void>;
  /** One key after the other: characters, or the code points that WebDriver has for other keys. */
  pressKeys(keys: readonly string[]): Promise<void>;
  chooseFile(selector: string, file: string): Promise<void>;
  /** The page as a PDF; not in WebKit. */
  print(): Promise<Buffer>;
  close(): Promise<void>;
};

/** In CSS pixels from the corner of what is visible. */
export type Point = { readonly x: number; readonly y: number };

export type DrivenBrowser = {
  /** A window of the size of a phone, of a visitor whom the product does not know. */
  newPage(): Promise<DrivenPage>;
  /** The folder of saved files. */
  readonly downloads: string;
  close(): Promise<void>;
};

export const PHONE = { width: 390, height: 844 } as const;

export const TAB_KEY = "\uE004";

/** The source of an expression whose value is the result as JSON. */
export function callSource(run: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(async () => JSON.stringify(await (${run})(...${JSON.stringify(args)})) ?? "null")()`;
}

/** Input sources of WebDriver. */
export function pointerActions({ x, y }: Point) {
  const actions = [
    { type: "pointerMove", x, y },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
}

export function keyActions(keys: readonly string[]) {
  const actions = keys.flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}
