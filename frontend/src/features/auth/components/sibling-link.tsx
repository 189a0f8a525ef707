import { Link } from '@twyn/design-system';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

interface SiblingLinkProps {
  to: string;
  children: ReactNode;
}

/** To another page of sign-in, with what this one was opened with: where to go afterwards, and whether it is a trial. */
export function SiblingLink({ to, children }: SiblingLinkProps): ReactElement {
  const { search } = useLocation();
  return (
    <Link href={to + search} component={LinkWithState}>
      {children}
    </Link>
  );
}

function LinkWithState({ href, ...rest }: ComponentPropsWithRef<'a'> & { href: string }): ReactElement {
  const state: unknown = useLocation().state;
  return <RouterLink to={href} state={state} {...rest} />;
}
