import { color } from '../theme/vars';

/** The four meanings that own a hue. Hue never stands alone: icon or label goes with it. */
export const domains = ['memory', 'body', 'mood', 'home'] as const;

export type Domain = (typeof domains)[number];

/** Local variables `--d-fg`, `--d-bg` and `--d-line` for the domain named in `data-domain`. */
export const domainVars = Object.fromEntries(
  domains.map((domain) => {
    const { fg, bg, line } = color.domain[domain];
    return [`&[data-domain="${domain}"]`, { '--d-fg': fg, '--d-bg': bg, '--d-line': line }];
  }),
);
