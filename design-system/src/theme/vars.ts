import { colorRoles, type SchemeColor } from '../tokens/color';
import { elevation } from '../tokens/elevation';

export const CSS_VAR_PREFIX = 'twyn';

type References<T> = { [K in keyof T]: T[K] extends SchemeColor ? string : References<T[K]> };

/**
 * The colour roles as `var(--…)`: they follow the scheme without a render.
 * The names are the ones MUI derives from a palette of the same shape.
 */
export const color = references(colorRoles, `--${CSS_VAR_PREFIX}-palette`);

export const shadow = references(elevation, `--${CSS_VAR_PREFIX}-elevation`);

export const gradient = {
  /** The single primary action of a screen. */
  action: `linear-gradient(100deg, ${color.accent.from}, ${color.accent.to})`,
  /** The rule beside the twin's words. */
  voice: `linear-gradient(180deg, ${color.accent.from}, ${color.accent.to})`,
} as const;

export const edge = {
  none: '1px solid transparent',
  hairline: `1px solid ${color.border.hairline}`,
  control: `1px solid ${color.border.control}`,
  strong: `1px solid ${color.border.strong}`,
} as const;

function references<T extends object>(roles: T, prefix: string): References<T> {
  const entries = Object.entries(roles).map(([name, value]: [string, object]) => {
    const path = `${prefix}-${name}`;
    return [name, 'dark' in value ? `var(${path})` : references(value, path)];
  });
  return Object.fromEntries(entries) as References<T>;
}
