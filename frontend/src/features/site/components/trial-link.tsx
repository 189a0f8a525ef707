import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** Tells the sign-up page what the visitor came for, and from where. */
export function TrialLink({ href, ...rest }: ComponentPropsWithRef<'a'> & { href: string }): ReactElement {
  const { pathname } = useLocation();
  return <Link to={href} state={{ trial: true, from: pathname }} {...rest} />;
}
