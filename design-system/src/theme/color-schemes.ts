import type {} from './augment';
import type { PaletteOptions } from '@mui/material/styles';
import { schemeRoles, type ColorScheme } from './roles';

/** MUI's own palette keys, filled from the roles so that no default colour of MUI can surface. */
export function schemePalette(mode: ColorScheme): PaletteOptions {
  const { surface, text, border, status, ...roles } = schemeRoles(mode);
  return {
    ...roles,
    surface,
    border,
    status,
    mode,
    text: { ...text, secondary: text.muted, disabled: text.faint },
    primary: { main: surface.inverse, contrastText: text.inverse },
    secondary: { main: text.muted, contrastText: surface.base },
    error: { main: status.danger.fg, contrastText: status.danger.bg },
    warning: { main: status.warning.fg, contrastText: status.warning.bg },
    success: { main: status.success.fg, contrastText: status.success.bg },
    info: { main: status.info.fg, contrastText: status.info.bg },
    background: { default: surface.base, paper: surface.raised },
    divider: border.hairline,
  };
}
