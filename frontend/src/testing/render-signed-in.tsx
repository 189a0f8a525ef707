import type { ReactElement } from 'react';
import { Reauthentication } from '../app/shell/reauthentication';
import type { CurrentUser } from '../features/auth';
import { makeUser } from './factories/user';
import { fakeIdentity, makeIdentityUser } from './fake-identity';
import { type Rendered, renderWithProviders, type RenderOptions } from './render';

export interface SignedInOptions extends Pick<RenderOptions, 'at'> {
  user?: Partial<CurrentUser>;
}

/** Renders as the shell does for Mara, who is signed in here and at the identity provider. */
export function renderSignedIn(ui: ReactElement, { user: overrides, at }: SignedInOptions = {}): Rendered {
  const user = { ...makeUser(), firebaseOnly: false, ...overrides };
  fakeIdentity.remember(makeIdentityUser(user));
  return renderWithProviders(<Reauthentication>{ui}</Reauthentication>, {
    at,
    state: {
      auth: {
        status: 'signedIn',
        user,
        isOpeningSession: false,
        sessionProblem: null,
        error: null,
        hasLeft: false,
      },
    },
  });
}
