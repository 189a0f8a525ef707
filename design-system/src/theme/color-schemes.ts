import { colorRoles, type SchemeColor } from '../tokens/color';

export type ColorScheme = 'dark' | 'light';

type RolesOf<T> = { -readonly [K in keyof T]: T[K] extends SchemeColor ? string : RolesOf<T[K]> };

export type ColorRoles = RolesOf<typeof colorRoles>;

/** One scheme of the roles, in the shape MUI turns into CSS variables. */
export function schemeRoles(scheme: ColorScheme): ColorRoles {
  return pick(colorRoles, scheme);
}

/** MUI's own palette keys, filled from the roles so that no default colour of MUI can surface. */
export function schemePalette(scheme: ColorScheme): ReturnType<typeof palette> {
  return palette(scheme, schemeRoles(scheme));
}

// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- inferred on purpose
function palette(mode: ColorScheme, roles: ColorRoles) {
  const tone = (fg: string, on: string): { main: string; contrastText: string } => ({
    main: fg,
    contrastText: on,
  });
  return {
    mode,
    ...roles,
    text: { ...roles.text, secondary: roles.text.muted, disabled: roles.text.faint },
    primary: tone(roles.surface.inverse, roles.text.inverse),
    secondary: tone(roles.text.muted, roles.surface.base),
    error: tone(roles.status.danger.fg, roles.status.danger.bg),
    warning: tone(roles.status.warning.fg, roles.status.warning.bg),
    success: tone(roles.status.success.fg, roles.status.success.bg),
    info: tone(roles.status.info.fg, roles.status.info.bg),
    background: { default: roles.surface.base, paper: roles.surface.raised },
    divider: roles.border.hairline,
  };
}

function pick<T extends object>(roles: T, scheme: ColorScheme): RolesOf<T> {
  const entries = Object.entries(roles).map(([name, value]: [string, object]) => [
    name,
    'dark' in value ? (value as SchemeColor)[scheme] : pick(value, scheme),
  ]);
  return Object.fromEntries(entries) as RolesOf<T>;
}
