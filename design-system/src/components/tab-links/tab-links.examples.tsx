import type { ReactElement } from 'react';
import { TabLinks } from './tab-links';

export function ThreePlaces(): ReactElement {
  return (
    <TabLinks
      label="Settings"
      items={[
        { href: '#account', label: 'Account', current: true },
        { href: '#sign-in', label: 'Sign-in methods' },
        { href: '#sessions', label: 'Sessions' },
      ]}
    />
  );
}
