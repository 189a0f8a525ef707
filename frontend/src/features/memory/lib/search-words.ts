/** The query without one of its filters, as it was typed. */
export function withoutPart(query: string, part: string): string {
  const at = query.indexOf(part);
  if (at < 0) return query;
  return tidy(query.slice(0, at) + query.slice(at + part.length));
}

export function withPart(query: string, part: string): string {
  return tidy(`${query} ${part}`);
}

const KIND = /(^|\s)(?:kind|type):\S+/giu;

/** Among all kinds: what the numbers beside the kinds are counted in. */
export function withoutKinds(query: string): string {
  return tidy(query.replaceAll(KIND, ' '));
}

function tidy(query: string): string {
  return query.replaceAll(/\s+/gu, ' ').trim();
}
