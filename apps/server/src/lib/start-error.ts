/** Why the product cannot start, in one sentence that names the cause and the way out. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}
