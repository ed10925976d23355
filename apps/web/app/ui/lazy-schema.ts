import type { z } from "zod";

/** The rules of a form that come after it: with Zod they weigh more than the rest of a small page. */
export class LazySchema<Values> {
  readonly #import: () => Promise<z.ZodType<Values>>;
  #schema: z.ZodType<Values> | undefined;

  constructor(importSchema: () => Promise<z.ZodType<Values>>) {
    this.#import = importSchema;
  }

  /** Undefined until it is loaded. */
  get schema(): z.ZodType<Values> | undefined {
    return this.#schema;
  }

  async load(): Promise<void> {
    this.#schema ??= await this.#import();
  }

  /** While the form is filled in. What fails is tried again when it is sent. */
  prefetch(): void {
    this.load().catch(() => undefined);
  }
}
