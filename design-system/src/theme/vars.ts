import { breakpoint, SPACE_UNIT_PX } from '../tokens/space';
import { colorRoles, type SchemeColor } from '../tokens/color';
import { durationMs, easing } from '../tokens/motion';
import { fontFamily, typeScale, type TypeVariant } from '../tokens/type';

export const CSS_VAR_PREFIX = 'twyn';

type References<T> = { [K in keyof T]: T[K] extends SchemeColor ? string : References<T[K]> };

/** The colour roles as `var(--…)`: they follow the scheme without a render. */
export const color = references(colorRoles, `--${CSS_VAR_PREFIX}-palette`);

export const shadow = {
  sticky: `var(--${CSS_VAR_PREFIX}-elevation-sticky)`,
  float: `var(--${CSS_VAR_PREFIX}-elevation-float)`,
} as const;

export const accentGradient = `linear-gradient(100deg, ${color.accent.from}, ${color.accent.to})`;
export const voiceGradient = `linear-gradient(180deg, ${color.accent.from}, ${color.accent.to})`;

export const media = {
  phone: `@media (max-width: ${String(breakpoint.tablet - 0.02)}px)`,
  /** Phones and tablets: everything under the desktop layout. */
  compact: `@media (max-width: ${String(breakpoint.desktop - 0.02)}px)`,
  tabletUp: `@media (min-width: ${String(breakpoint.tablet)}px)`,
  desktopUp: `@media (min-width: ${String(breakpoint.desktop)}px)`,
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const;

/** Grid steps to CSS: `space(1, 2)` is `8px 16px`. */
export function space(...steps: number[]): string {
  return steps.map((step) => px(step * SPACE_UNIT_PX)).join(' ');
}

export function px(value: number): string {
  return `${String(value)}px`;
}

export function transition(properties: string[], speed: keyof typeof durationMs = 'fast'): string {
  return properties.map((name) => `${name} ${String(durationMs[speed])}ms ${easing.enter}`).join(', ');
}

export interface TypeRules {
  fontFamily: string;
  fontSize: string;
  lineHeight: string;
  fontWeight: number;
  letterSpacing: string;
  [query: string]: string | number | { fontSize: string; lineHeight: string };
}

/** The declarations of one step of the type scale, in rem so that text follows the reader's setting. */
export function typeStyle(variant: TypeVariant): TypeRules {
  const step = typeScale[variant];
  const rules: TypeRules = {
    fontFamily: variant === 'mono' ? fontFamily.mono : fontFamily.sans,
    fontSize: rem(step.size),
    lineHeight: rem(step.line),
    fontWeight: step.weight,
    letterSpacing: step.tracking,
  };
  if ('phone' in step) {
    rules[media.phone] = { fontSize: rem(step.phone.size), lineHeight: rem(step.phone.line) };
  }
  if (variant === 'metric' || variant === 'metricSm') rules.fontVariantNumeric = 'tabular-nums';
  return rules;
}

export function rem(pixels: number): string {
  return `${String(pixels / 16)}rem`;
}

function references<T extends object>(roles: T, prefix: string): References<T> {
  const entries = Object.entries(roles).map(([name, value]: [string, object]) => {
    const path = `${prefix}-${name}`;
    return [name, 'dark' in value ? `var(${path})` : references(value, path)];
  });
  return Object.fromEntries(entries) as References<T>;
}
