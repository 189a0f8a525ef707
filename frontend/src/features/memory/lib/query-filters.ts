/** Removes one filter, given as typed. */
export function removeFilter(query: string, part: string): string {
  const at = query.indexOf(part);
  if (at < 0) return query;
  return tidy(query.slice(0, at) + query.slice(at + part.length));
}

export function addFilter(query: string, part: string): string {
  return tidy(`${query} ${part}`);
}

const KIND = /(^|\s)(?:kind|type):\S+/giu;

/** Removes kind filters, because the facet counts cover all kinds. */
export function removeKindFilters(query: string): string {
  return tidy(query.replaceAll(KIND, ' '));
}

function tidy(query: string): string {
  return query.replaceAll(/\s+/gu, ' ').trim();
}
