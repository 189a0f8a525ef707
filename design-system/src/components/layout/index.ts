export { Box } from './box';
export { Grid } from './grid';
export { Stack } from './stack';
export { Row, type RowProps } from './row';
export { Page, type PageProps } from './page';
