import type { CompanySignInFailure } from "@visita/domain/account/company.contract";

/** Ends a sign-in at the company's provider; the sign-in page says why. */
export class CompanySignInError extends Error {
  override readonly name = "CompanySignInError";
  readonly failure: CompanySignInFailure;

  constructor(failure: CompanySignInFailure) {
    super(failure);
    this.failure = failure;
  }
}
