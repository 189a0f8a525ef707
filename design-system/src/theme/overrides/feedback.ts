import type { Components } from '@mui/material/styles';

export const feedbackOverrides: Components = {};
