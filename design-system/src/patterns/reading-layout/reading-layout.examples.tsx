import type { ReactElement } from 'react';
import { Link } from '../../components/link/link';
import { Text } from '../../components/text/text';
import { ReadingLayout, ReadingNav } from './reading-layout';
import { ReadingPlaces } from './reading-places';
import { RuledList } from './ruled-list';

const guides = [
  { label: 'Getting started', href: '/docs/getting-started' },
  { label: 'Memories', href: '/docs/memories' },
];

export function AGuideWithItsNeighbours(): ReactElement {
  return (
    <ReadingLayout
      aside={
        <ReadingPlaces label="All guides">
          <ReadingNav label="Guides" title="Use it" links={guides} path="/docs/memories" />
        </ReadingPlaces>
      }
      outline={
        <ReadingNav label="On this page" title="On this page" links={[{ label: 'Tell it', href: '#tell' }]} />
      }
    >
      <Text variant="h1">Memories</Text>
    </ReadingLayout>
  );
}

export function APostAlone(): ReactElement {
  return (
    <ReadingLayout>
      <Text variant="h1">How the memory works</Text>
    </ReadingLayout>
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
