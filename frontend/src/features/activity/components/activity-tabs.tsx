import { Box, TabLinks } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths';

const tabs = [
  { href: paths.activity, label: 'What was done' },
  { href: paths.skills, label: 'What you can say' },
];

/** The two sides of doing: what came of it, and how to ask for it. */
export function ActivityTabs({ children }: { children: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  return (
    <>
      <TabLinks label="Activity" items={tabs.map((tab) => ({ ...tab, current: tab.href === pathname }))} />
      <Box sx={{ pt: 3 }}>{children}</Box>
    </>
  );
}
