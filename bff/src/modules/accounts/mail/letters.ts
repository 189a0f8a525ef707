import { type ActionKind } from './action-codes.repository.js';
import { type Letter } from './mailer.js';

interface Words {
  /** What follows the link, for a list. */
  does: string;
  subject: string;
  before: string;
  after: string;
}

const UNASKED = 'If you didn’t ask for this, do nothing: nothing changes.';

const words: Record<ActionKind, Words> = {
  VERIFY_EMAIL: {
    does: 'confirms the address',
    subject: 'Confirm your email address',
    before: 'This link confirms that this address is yours:',
    after: UNASKED,
  },
  PASSWORD_RESET: {
    does: 'chooses a new password',
    subject: 'Choose a new password',
    before: 'With this link you choose a new password for your twin:',
    after: UNASKED,
  },
  VERIFY_AND_CHANGE_EMAIL: {
    does: 'makes this the address',
    subject: 'Use this address for your twin',
    before: 'With this link your twin takes this address:',
    after: UNASKED,
  },
  RECOVER_EMAIL: {
    does: 'takes the former address back',
    subject: 'The address of your twin was changed',
    before: 'Your twin has another email address now. If that wasn’t you, this link takes this one back:',
    after: 'Choose a new password then, too. If it was you, do nothing.',
  },
};

/** The link that the page of actions understands, in Firebase's spelling. */
const modes: Record<ActionKind, string> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

export function linkTo(origin: string, kind: ActionKind, code: string): string {
  return `${origin}/auth/action?${new URLSearchParams({ mode: modes[kind], oobCode: code }).toString()}`;
}

export function letterOf(kind: ActionKind, to: string, link: string): Letter {
  const { subject, before, after } = words[kind];
  return { to, subject, text: `${before}\n\n${link}\n\nIt works once. ${after}\n` };
}

/** For the terminal. */
export function noticeOf(kind: ActionKind, to: string, link: string): string {
  return `Mail for ${to}, ${words[kind].does}: ${link}`;
}
