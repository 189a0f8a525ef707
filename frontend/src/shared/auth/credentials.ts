export const SHORTEST_PASSWORD = 6;
export const ADVISED_PASSWORD = 12;

/** Only what a typing slip breaks; whether the address exists is for the mail to find out. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your e-mail address.';
  return isAddress(email.trim()) ? undefined : 'This is not a complete e-mail address.';
}

/** Something, an @, something, a dot and something, without spaces. */
function isAddress(text: string): boolean {
  const sign = text.indexOf('@', 1);
  return !/\s/.test(text) && sign > 0 && text.lastIndexOf('.', text.length - 2) >= sign + 2;
}

export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return 'Choose a password.';
  return password.length < SHORTEST_PASSWORD ? `Use at least ${SHORTEST_PASSWORD} characters.` : undefined;
}

/** A word on the length while it is typed; length is what makes a password strong. */
export function passwordHint(password: string): string {
  if (password === '') return `At least ${SHORTEST_PASSWORD} characters, better ${ADVISED_PASSWORD} or more.`;
  const missing = SHORTEST_PASSWORD - password.length;
  if (missing > 0) return `${missing} more to go.`;
  return password.length < ADVISED_PASSWORD
    ? `Long enough. ${ADVISED_PASSWORD} characters or more are safer.`
    : 'A good length.';
}
