const NUMBER = /^[-+]?\d{1,20}(?:\.\d{1,30})?(?:e[-+]?\d{1,3})?$/i;

/** NaN for anything that is no plain decimal number: an empty text is not 0. */
export function numberOf(text: string | undefined): number {
  return text !== undefined && NUMBER.test(text) ? Number(text) : Number.NaN;
}
