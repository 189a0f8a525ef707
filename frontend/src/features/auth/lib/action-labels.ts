import type { ActionMode } from './action-link';

interface ActionLabels {
  title: string;
  /** What the link is for, before it is used. */
  lead: (email: string) => string;
  button: string;
  doneTitle: string;
  done: (email: string) => string;
}

export const actionLabels: Record<ActionMode, ActionLabels> = {
  verifyEmail: {
    title: 'Confirm your email',
    lead: (email) => `Confirm that ${email} is yours. A forgotten password can then be reset by it.`,
    button: 'Confirm address',
    doneTitle: 'Your email is confirmed',
    done: (email) => `${email} is yours, and your twin knows it.`,
  },
  resetPassword: {
    title: 'Choose a new password',
    lead: (email) => `For ${email}. Your other devices are asked to sign in again.`,
    button: 'Save password',
    doneTitle: 'Your password is changed',
    done: (email) => `Sign in as ${email} with the new one.`,
  },
  recoverEmail: {
    title: 'Restore your old email',
    lead: (email) => `The email of your account was changed. If that wasn’t you, go back to ${email}.`,
    button: 'Go back to it',
    doneTitle: 'Your old email is back',
    done: (email) =>
      `You sign in as ${email} again. If somebody else had changed it, choose a new password as well.`,
  },
  verifyAndChangeEmail: {
    title: 'Use your new email',
    lead: (email) => `From now on you sign in as ${email}.`,
    button: 'Use this address',
    doneTitle: 'Your email is changed',
    done: (email) => `Sign in as ${email} from now on.`,
  },
};
