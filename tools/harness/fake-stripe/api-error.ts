/** An error in Stripe's format. Its message is for developers and must not reach users. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, type: string, code?: string) {
    super(`${status} ${type}`);
    this.status = status;
    this.body = { error: { type, code, message: "STRIPE-SAYS: something about cus_secret" } };
  }
}
