import type { ReactElement } from 'react';
import { SiteRoutes } from '../../features/site';
import { HeaderAccount, MenuAccount } from './site-account';

/** The public pages with what the application knows of the visitor. A chunk of its own. */
export function Site(): ReactElement {
  return <SiteRoutes account={<HeaderAccount />} menuAccount={<MenuAccount />} />;
}
