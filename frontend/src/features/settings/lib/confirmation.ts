/** What has to be typed to delete an account; the server asks for the same. */
export function confirmationFor(email: string | null): string {
  return email ?? 'delete';
}
