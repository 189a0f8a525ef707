import type { ReactElement } from 'react';
import { Link } from '../../components/link/link';
import { Text } from '../../components/text/text';
import { ArticleLayout, ArticleNav } from './article-layout';
import { ArticleContents } from './article-contents';
import { RuledList } from './ruled-list';

const guides = [
  { label: 'Getting started', href: '/docs/getting-started' },
  { label: 'Memories', href: '/docs/memories' },
];

export function AGuideWithItsNeighbours(): ReactElement {
  return (
    <ArticleLayout
      aside={
        <ArticleContents label="All guides">
          <ArticleNav label="Guides" title="Use it" links={guides} path="/docs/memories" />
        </ArticleContents>
      }
      outline={
        <ArticleNav label="On this page" title="On this page" links={[{ label: 'Tell it', href: '#tell' }]} />
      }
    >
      <Text variant="h1">Memories</Text>
    </ArticleLayout>
  );
}

export function APostAlone(): ReactElement {
  return (
    <ArticleLayout>
      <Text variant="h1">How the memory works</Text>
    </ArticleLayout>
  );
}

export function AListOfPosts(): ReactElement {
  return (
    <RuledList>
      {guides.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} tone="plain">
            {label}
          </Link>
        </li>
      ))}
    </RuledList>
  );
}
