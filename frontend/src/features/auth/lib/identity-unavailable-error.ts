/** The identity provider's library or its configuration could not be fetched. */
export class IdentityUnavailableError extends Error {
  override name = 'IdentityUnavailableError';

  constructor(cause: unknown) {
    super('Firebase initialization failed. Please refresh the page.', { cause });
  }
}
