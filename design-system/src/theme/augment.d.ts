import type {} from '@mui/material/themeCssVarsAugmentation';
import type { ColorRoles } from './color-schemes';

declare module '@mui/material/styles' {
  interface TypeText {
    muted: string;
    faint: string;
    inverse: string;
  }
  interface Palette {
    surface: ColorRoles['surface'];
    border: ColorRoles['border'];
    accent: ColorRoles['accent'];
    focus: ColorRoles['focus'];
    status: ColorRoles['status'];
    domain: ColorRoles['domain'];
  }
  interface PaletteOptions {
    surface?: ColorRoles['surface'];
    border?: ColorRoles['border'];
    accent?: ColorRoles['accent'];
    focus?: ColorRoles['focus'];
    status?: ColorRoles['status'];
    domain?: ColorRoles['domain'];
  }
  interface BreakpointOverrides {
    xs: false;
    sm: false;
    md: false;
    lg: false;
    xl: false;
    phone: true;
    tablet: true;
    desktop: true;
    wide: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    text: false;
    outlined: false;
    contained: false;
    primary: true;
    secondary: true;
    quiet: true;
    danger: true;
  }
}
