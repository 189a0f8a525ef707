import { Box, Button, Callout, Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { retryRequested } from '../../features/auth';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** Signed in at the identity provider only: says what does not work now, and that it is being tried again. */
export function SessionBanner(): ReactNode {
  const { user, sessionProblem } = useAppSelector((state) => state.auth);
  const dispatch = useAppDispatch();
  if (!user?.firebaseOnly) return null;
  return (
    <Box sx={{ p: 2, pb: 0 }}>
      <Callout
        tone="warning"
        title="You’re signed in, but your twin can’t be reached"
        action={
          <Button size="sm" tone="quiet" onClick={() => dispatch(retryRequested())}>
            Try now
          </Button>
        }
      >
        You can’t read or save anything until it’s back. Twyn keeps trying in the background.{' '}
        <Text as="span" variant="caption">
          {sessionProblem}
        </Text>
      </Callout>
    </Box>
  );
}
