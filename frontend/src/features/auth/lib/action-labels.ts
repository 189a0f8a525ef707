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
    title: 'Confirm your e-mail',
    lead: (email) => `Confirm that ${email} is yours. A forgotten password can then be reset by it.`,
    button: 'Confirm address',
    doneTitle: 'Your e-mail is confirmed',
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
    title: 'Take back your e-mail',
    lead: (email) => `The e-mail of your account was changed. If that was not you, go back to ${email}.`,
    button: 'Go back to it',
    doneTitle: 'Your old e-mail is back',
    done: (email) =>
      `You sign in as ${email} again. If somebody else had changed it, choose a new password as well.`,
  },
  verifyAndChangeEmail: {
    title: 'Use your new e-mail',
    lead: (email) => `From now on you sign in as ${email}.`,
    button: 'Use this address',
    doneTitle: 'Your e-mail is changed',
    done: (email) => `Sign in as ${email} from now on.`,
  },
};
