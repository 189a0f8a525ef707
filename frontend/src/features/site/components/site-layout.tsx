import { Link, SiteFrame, Wordmark } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SchemeSwitch } from '../../../components/scheme-switch';
import { sitePaths } from '../lib/site-paths';
import { Footer } from './footer';

const links = [
  { label: 'Features', href: sitePaths.features },
  { label: 'Pricing', href: sitePaths.pricing },
  { label: 'Blog', href: sitePaths.blog },
  { label: 'About', href: sitePaths.about },
  { label: 'Contact', href: sitePaths.contact },
];

interface SiteLayoutProps {
  account: ReactNode;
  menuAccount: ReactNode;
  children: ReactNode;
}

export function SiteLayout({ account, menuAccount, children }: SiteLayoutProps): ReactElement {
  const { pathname } = useLocation();
  return (
    <SiteFrame
      brand={
        <Link href={sitePaths.home} tone="plain" aria-label="Twyn, home">
          <Wordmark />
        </Link>
      }
      links={links}
      path={pathname}
      tools={<SchemeSwitch />}
      account={account}
      menuAccount={menuAccount}
      footer={<Footer />}
    >
      {children}
    </SiteFrame>
  );
}
