import { Box, Callout } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { errorDismissed } from '../features/auth';
import { useAppDispatch, useAppSelector } from '../store/hooks';

export function AuthErrorBanner(): ReactNode {
  const error = useAppSelector((state) => state.auth.error);
  const dispatch = useAppDispatch();
  if (error === null) return null;
  return (
    <Box sx={{ position: 'fixed', top: 0, right: 0, m: 2, zIndex: 'snackbar' }}>
      <Callout tone="danger" onDismiss={() => dispatch(errorDismissed())}>
        Authentication Error: {error}
      </Callout>
    </Box>
  );
}
