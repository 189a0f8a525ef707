/** Bytes of UTF-8 that a token has at least, on the average of a text. English has about 4 with today's tokenisers. */
const BYTES_PER_TOKEN = 3;

/** How many tokens a text has, rather too many than too few: the server's own count is known only afterwards. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** The first of the texts that fit together. */
export function fitting(texts: readonly string[], budget: number): string[] {
  let left = budget;
  const end = texts.findIndex((text) => (left -= estimateTokens(text)) < 0);
  return end < 0 ? [...texts] : texts.slice(0, end);
}
