import type { ColorRoles } from './roles';

type OwnRoles = Pick<ColorRoles, 'surface' | 'border' | 'accent' | 'focus' | 'status' | 'domain'>;

declare module '@mui/material/styles' {
  interface TypeText {
    muted: string;
    faint: string;
    inverse: string;
  }
  // oxlint-disable-next-line typescript/no-empty-object-type -- merging is the point
  interface Palette extends OwnRoles {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- merging is the point
  interface PaletteOptions extends Partial<OwnRoles> {}
}
