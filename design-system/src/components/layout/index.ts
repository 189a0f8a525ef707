export { Box, Grid, Stack } from './layout';
export { Page, type PageProps } from './page';
