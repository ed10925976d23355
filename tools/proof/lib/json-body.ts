/** The fields of a response; empty if it is not a JSON object. */
export function jsonBody({ body }: { body: string }): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function isSuccess({ status }: { status: number }): boolean {
  return status >= 200 && status < 300;
}
