import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Link } from 'react-router-dom';

/** The design system's links, driven by the router. */
export function RouterLink({ href, ...rest }: ComponentPropsWithRef<'a'> & { href: string }): ReactElement {
  return <Link to={href} {...rest} />;
}
