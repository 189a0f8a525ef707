import { durationMs, easing } from '../tokens/motion';
import { radius } from '../tokens/radius';
import { breakpoint, size, SPACE_UNIT_PX } from '../tokens/size';
import { fontFamily, typeScale, type TypeStep, type TypeVariant } from '../tokens/type';
import { color } from './vars';

export const media = {
  phone: below(breakpoint.tablet),
  /** List and detail no longer fit side by side. */
  onePane: below(breakpoint.twoPane),
  desktop: `@media (min-width: ${px(breakpoint.desktop)})`,
  twoPane: `@media (min-width: ${px(breakpoint.twoPane)})`,
  /** Fingers, and every phone. */
  touch: `@media (pointer: coarse), (max-width: ${px(breakpoint.tablet - 0.02)})`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

export const focusRing = { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 } as const;

/** For controls flush with an edge that would cut the ring off. */
export const focusRingInside = { ...focusRing, outlineOffset: -2 } as const;

export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const;

export const truncate = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Enlarges what a finger may hit to 44 px without changing what is drawn. */
export const touchTarget = {
  [media.touch]: {
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: '50%',
      width: `max(100%, ${px(size.touch)})`,
      height: `max(100%, ${px(size.touch)})`,
      transform: 'translate(-50%, -50%)',
    },
  },
} as const;

/** Grid steps to CSS: `space(1, 2)` is `8px 16px`. */
export function space(...steps: number[]): string {
  return steps.map((step) => px(step * SPACE_UNIT_PX)).join(' ');
}

export function corner(name: keyof typeof radius): string {
  return px(radius[name]);
}

export function px(value: number): string {
  return `${String(value)}px`;
}

export function rem(pixels: number): string {
  return `${String(pixels / 16)}rem`;
}

export function ms(name: keyof typeof durationMs): string {
  return `${String(durationMs[name])}ms`;
}

export function transition(properties: readonly string[], speed: keyof typeof durationMs = 'fast'): string {
  return properties.map((name) => `${name} ${ms(speed)} ${easing.enter}`).join(', ');
}

type TypeRules = {
  fontFamily: string;
  fontSize: string;
  lineHeight: string;
  fontWeight: number;
  letterSpacing: string;
};

/** One step of the type scale, in rem so that text follows the reader's setting. */
export function typeStyle(variant: TypeVariant): TypeRules {
  const step: TypeStep = typeScale[variant];
  return {
    fontFamily: variant === 'mono' ? fontFamily.mono : fontFamily.sans,
    fontSize: rem(step.size),
    lineHeight: rem(step.line),
    fontWeight: step.weight,
    letterSpacing: step.tracking,
    ...(step.phone && {
      [media.phone]: { fontSize: rem(step.phone.size), lineHeight: rem(step.phone.line) },
    }),
    ...(step.tabular && tabularFigures),
  };
}

function below(width: number): string {
  // a hair under the bound, so that fractional widths fall on one side only
  return `@media (max-width: ${px(width - 0.02)})`;
}
