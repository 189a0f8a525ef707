import type { ThemeOptions } from '@mui/material/styles';

/** What the theme says of MUI's components: the very type that createTheme takes, since comparing two costs seconds. */
export type ComponentOverrides = NonNullable<ThemeOptions['components']>;
