const messages = {
  library: 'Firebase initialization failed. Please refresh the page.',
  configuration: 'Can’t reach your twin. Try again in a moment.',
};

/** Nobody can sign in for now: the provider's library, or the server's word on which provider, could not be fetched. */
export class IdentityUnavailableError extends Error {
  override name = 'IdentityUnavailableError';

  constructor(
    readonly missing: keyof typeof messages,
    cause: unknown,
  ) {
    super(messages[missing], { cause });
  }
}
