import { emailProblem } from '../../../shared/auth/credentials';

/** What the server takes. */
export const MAX_MESSAGE_LENGTH = 5_000;
const MAX_NAME_LENGTH = 100;

/** The fields of the contact form. */
export interface ContactLetter {
  name: string;
  email: string;
  message: string;
}

export type ContactField = keyof ContactLetter;
export type ContactProblems = Partial<Record<ContactField, string>>;

export const NO_LETTER: ContactLetter = { name: '', email: '', message: '' };

/** What to mend before it is worth sending. */
export function contactProblems({ name, email, message }: ContactLetter): ContactProblems {
  return withoutEmpty({
    name: nameProblem(name.trim()),
    email: emailProblem(email),
    message: messageProblem(message.trim()),
  });
}

function nameProblem(name: string): string | undefined {
  if (name === '') return 'Enter your name.';
  return name.length > MAX_NAME_LENGTH ? `Shorten it to ${MAX_NAME_LENGTH} characters.` : undefined;
}

function messageProblem(message: string): string | undefined {
  if (message === '') return 'Write your message.';
  return message.length > MAX_MESSAGE_LENGTH ? 'Shorten it to 5,000 characters.' : undefined;
}

function withoutEmpty(problems: Record<ContactField, string | undefined>): ContactProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
