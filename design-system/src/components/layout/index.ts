export { Box, Grid, Stack } from './layout';
export { Row, type RowProps } from './row';
export { Page, type PageProps } from './page';
