import { IconButton, Link, Row, SiteFooter, SiteMarks, Wordmark } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { social } from '../content/social';
import { sitePaths } from '../lib/site-paths';

const groups = [
  {
    title: 'Product',
    items: [
      { label: 'Features', href: sitePaths.features },
      { label: 'Use cases', href: sitePaths.useCases },
      { label: 'Pricing', href: sitePaths.pricing },
      { label: 'API' },
    ],
  },
  {
    title: 'Learn',
    items: [
      { label: 'Documentation', href: sitePaths.gettingStarted },
      { label: 'All guides', href: sitePaths.docs },
      { label: 'Blog', href: sitePaths.blog },
    ],
  },
  {
    title: 'Twyn',
    items: [
      { label: 'About', href: sitePaths.about },
      { label: 'Contact', href: sitePaths.contact },
      { label: 'Careers' },
    ],
  },
];

export function Footer(): ReactElement {
  return (
    <SiteFooter
      brand={<Wordmark />}
      about="A personal digital twin you host yourself. What you tell it stays in a folder you can copy, read and delete."
      groups={groups}
      social={
        <SiteMarks>
          {social.map(({ name, href, logo }) =>
            href ? (
              <IconButton
                key={name}
                label={`Twyn on ${name}`}
                size="sm"
                tooltipPlacement="top"
                icon={logo}
                href={href}
                component="a"
              />
            ) : (
              <span key={name} role="img" aria-label={`${name}, no page yet`}>
                {logo}
              </span>
            ),
          )}
        </SiteMarks>
      }
      notes={
        <>
          <span>© 2024 Twyn. Not a medical device; it gives no diagnosis.</span>
          <Row gap={2}>
            <Link href={sitePaths.privacy} tone="muted">
              Privacy policy
            </Link>
            <Link href={sitePaths.terms} tone="muted">
              Terms of service
            </Link>
          </Row>
        </>
      }
    />
  );
}
