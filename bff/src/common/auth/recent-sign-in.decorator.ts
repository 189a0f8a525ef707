import { SetMetadata } from '@nestjs/common';

export const NEEDS_RECENT_SIGN_IN = Symbol('needs recent sign-in');

/** For what cannot be undone or gives rights away: an open session is not enough, the person must just have signed in. */
export function NeedsRecentSignIn(): MethodDecorator {
  return SetMetadata(NEEDS_RECENT_SIGN_IN, true);
}
