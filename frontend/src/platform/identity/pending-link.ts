import { storedValue } from '../storage/stored-value';

/** A sign-in by a service whose address belongs to an account that is entered in another way. */
export interface PendingLink {
  provider: string;
  email: string;
}

const word = storedValue(() => sessionStorage, 'twyn.pending-link');

/** Kept until that person is in, who is then asked whether to add the service. Who it is, never what proves it. */
export const pendingLink = {
  isNoted: (): boolean => word.read() !== null,
  note: ({ provider, email }: PendingLink): void => word.write(`${provider} ${email}`),
  read(): PendingLink | null {
    const [provider, email] = word.read()?.split(' ') ?? [];
    return provider && email ? { provider, email } : null;
  },
  clear: word.clear,
};
