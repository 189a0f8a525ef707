import { Skeleton, Stack } from '@twyn/design-system';
import { lazy, type ReactElement, Suspense } from 'react';
import { loadPage } from '../../../components/load-page';

const loading = import('./login-form');
const LoginForm = lazy(async () => ({ default: (await loadPage(() => loading)).LoginForm }));

export function LazyLoginForm(): ReactElement {
  return (
    <Suspense fallback={<LoginFormSkeleton />}>
      <LoginForm />
    </Suspense>
  );
}

function LoginFormSkeleton(): ReactElement {
  return (
    <Stack spacing={2.5} aria-busy>
      <Skeleton shape="block" height={76} />
      <Skeleton shape="block" height={76} />
      <Skeleton shape="block" height={48} />
    </Stack>
  );
}
