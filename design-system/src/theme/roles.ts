import { colorRoles, type SchemeColor } from '../tokens/color';

export type ColorScheme = 'dark' | 'light';

type RolesOf<T> = { -readonly [K in keyof T]: T[K] extends SchemeColor ? string : RolesOf<T[K]> };

export type ColorRoles = RolesOf<typeof colorRoles>;

/** One scheme of the colour roles. */
export function schemeRoles(scheme: ColorScheme): ColorRoles {
  return pickScheme(colorRoles, scheme);
}

/** One side of a tree of light and dark values. */
export function pickScheme<T extends object>(tree: T, scheme: ColorScheme): RolesOf<T> {
  const entries = Object.entries(tree).map(([name, value]: [string, object]) => [
    name,
    'dark' in value ? (value as SchemeColor)[scheme] : pickScheme(value, scheme),
  ]);
  return Object.fromEntries(entries) as RolesOf<T>;
}
