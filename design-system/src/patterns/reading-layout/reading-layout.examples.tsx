import type { ReactElement } from 'react';
import { Text } from '../../components/text/text';
import { ReadingLayout, ReadingNav } from './reading-layout';

const guides = [
  { label: 'Getting started', href: '/docs/getting-started' },
  { label: 'Memories', href: '/docs/memories' },
];

export function AGuideWithItsNeighbours(): ReactElement {
  return (
    <ReadingLayout
      aside={<ReadingNav label="Guides" title="Use it" links={guides} path="/docs/memories" />}
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
