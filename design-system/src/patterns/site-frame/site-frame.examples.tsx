import type { ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { Wordmark } from '../../components/logo/logo';
import { Text } from '../../components/text/text';
import { SiteFooter } from './site-footer';
import { SiteFrame } from './site-frame';

const links = [
  { label: 'Features', href: '/features' },
  { label: 'Blog', href: '/blog' },
];

export function APublicPage(): ReactElement {
  return (
    <SiteFrame
      brand={<Wordmark />}
      links={links}
      path="/blog/a-post"
      account={<Button size="sm">Get Started</Button>}
      menuAccount={<Button>Get Started</Button>}
      footer={
        <SiteFooter
          brand={<Wordmark />}
          about="A second mind that you host yourself."
          groups={[
            { title: 'Product', items: [{ label: 'Features', href: '/features' }, { label: 'API' }] },
            { title: 'Learn', items: [{ label: 'Blog', href: '/blog' }] },
          ]}
          notes="2024"
        />
      }
    >
      <Text variant="h1">A post</Text>
    </SiteFrame>
  );
}
