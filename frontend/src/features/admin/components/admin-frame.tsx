import { Box, Page, PageHeader, TabLinks } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths';

const tabs = [
  { href: paths.admin, label: 'People' },
  { href: paths.adminMessages, label: 'Messages' },
  { href: paths.adminMail, label: 'Links' },
];

interface AdminFrameProps {
  description: string;
  children: ReactNode;
}

/** The head and the tabs that every page of the panel has. */
export function AdminFrame({ description, children }: AdminFrameProps): ReactElement {
  const { pathname } = useLocation();
  return (
    <Page>
      <PageHeader title="Admin Panel" description={description} />
      <TabLinks label="Admin Panel" items={tabs.map((tab) => ({ ...tab, current: tab.href === pathname }))} />
      <Box sx={{ pt: 3 }}>{children}</Box>
    </Page>
  );
}
