/** With the way back to the card. */
export function goToSignIn(): void {
  location.assign(`/auth/signin?returnTo=${encodeURIComponent(location.pathname)}`);
}
