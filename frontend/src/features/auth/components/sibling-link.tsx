import { Link } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface SiblingLinkProps {
  to: string;
  children: ReactNode;
}

/** Links to another sign-in page and keeps the query: where to go afterwards, and whether a trial was asked for. */
export function SiblingLink({ to, children }: SiblingLinkProps): ReactElement {
  const { search } = useLocation();
  return <Link href={to + search}>{children}</Link>;
}
