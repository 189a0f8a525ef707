import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** Tells the sign-up page that a trial is wanted, and from which page. By address, so that it works before hydration too. */
export function TrialLink({ href, ...rest }: ComponentPropsWithRef<'a'> & { href: string }): ReactElement {
  const { pathname } = useLocation();
  const reason = new URLSearchParams({ trial: 'true', from: pathname });
  return <Link to={`${href}?${reason}`} {...rest} />;
}
