/** The field and what follows it on the left, what the day wants on the right, lists below both; one column on a phone. */
export const TODAY_GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr auto' },
} as const;

/** Beside the field and what follows it; on a phone right after the field. */
export const ASIDE = { gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' }, minWidth: 0 } as const;

export const BELOW = { gridColumn: { md: 1 }, gridRow: { md: 2 }, minWidth: 0 } as const;

/** As wide as the page: no void stands beside a long list. */
export const WIDE = { gridColumn: { md: '1 / -1' }, gridRow: { md: 3 }, minWidth: 0 } as const;
