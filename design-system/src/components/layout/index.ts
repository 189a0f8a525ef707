export { default as Box, type BoxProps } from '@mui/material/Box';
export { default as Grid, type GridProps } from '@mui/material/Grid';
export { default as Stack, type StackProps } from '@mui/material/Stack';
export { Page, type PageProps } from './page';
