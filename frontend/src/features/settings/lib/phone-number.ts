/** The international form without what people put between the digits. */
export function plainNumber(text: string): string {
  return text.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
}

export function phoneProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Enter a phone number.';
  return /^\+[1-9]\d{6,14}$/.test(plainNumber(text))
    ? undefined
    : 'Write it with the country in front, such as +44 20 7946 0123.';
}
