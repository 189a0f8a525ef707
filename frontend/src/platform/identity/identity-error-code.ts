/** The provider's own name for a refusal; the words for it are in identity-error.ts, which only its screens load. */
export function identityErrorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return error instanceof Error ? error.name : 'unknown';
}

/** A second sign-in window took the place of the first: nobody needs to be told. */
export function isSuperseded(error: unknown): boolean {
  return identityErrorCode(error) === 'auth/cancelled-popup-request';
}
