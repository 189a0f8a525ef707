import { color } from '../theme/vars';

/** The four meanings that own a hue. Hue never stands alone: icon or label goes with it. */
export const domains = ['memory', 'body', 'mood', 'home'] as const;

export type Domain = (typeof domains)[number];

/** Local variables `--d-fg`, `--d-bg` and `--d-line` for the domain named in `data-domain`. */
export const domainVars = {
  ...Object.fromEntries(
    domains.map((domain) => [
      `&[data-domain="${domain}"]`,
      {
        '--d-fg': color.domain[domain].fg,
        '--d-bg': color.domain[domain].bg,
        '--d-line': color.domain[domain].line,
      },
    ]),
  ),
  '&[data-domain="neutral"]': {
    '--d-fg': color.text.muted,
    '--d-line': color.text.muted,
  },
};

/** The hue of a second series: where the first one has its own already, it stands apart without one. */
export function secondHue(first: Domain, second: Domain | undefined): Domain | 'neutral' | undefined {
  return first === second ? 'neutral' : second;
}
