export const SHORTEST_PASSWORD = 6;
export const ADVISED_PASSWORD = 12;

/** A word on the length while it is typed; length is what makes a password strong. */
export function passwordHint(password: string): string {
  if (password === '') return `At least ${SHORTEST_PASSWORD} characters, better ${ADVISED_PASSWORD} or more.`;
  const missing = SHORTEST_PASSWORD - password.length;
  if (missing > 0) return `${missing} more to go.`;
  return password.length < ADVISED_PASSWORD
    ? `Long enough. ${ADVISED_PASSWORD} characters or more are safer.`
    : 'A good length.';
}
