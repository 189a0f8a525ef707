import type { ReactElement } from 'react';
import { Glyph } from '../../components/glyph/glyph';
import { Text } from '../../components/text/text';
import { Screenshot } from './screenshot';
import { Feature, FeatureGrid, SiteHero, SiteSection, SplitRow } from './site-section';

const file = { avif: '/icon.svg 1w', webp: '/icon.svg 1w', fallback: '/icon.svg' };
const shapes = { wide: file, narrow: file };

export function ThreeThingsItDoes(): ReactElement {
  return (
    <SiteSection title="What it does" lead="In three parts.">
      <FeatureGrid>
        <Feature glyph={<Glyph domain="memory" />} title="Remembers">
          What you tell it.
        </Feature>
        <Feature glyph={<Glyph domain="neutral" icon="search" />} title="Finds">
          By meaning and by words.
        </Feature>
        <Feature glyph={<Glyph domain="neutral" icon="lock" />} title="Keeps to itself">
          On your machine.
        </Feature>
      </FeatureGrid>
    </SiteSection>
  );
}

export function WordsBesideAPicture(): ReactElement {
  return (
    <SplitRow picture={<Screenshot files={{ dark: shapes, light: shapes }} alt="A question, answered" />}>
      <Text variant="read">Ask it, and see where the answer came from.</Text>
    </SplitRow>
  );
}

export function TheFirstView(): ReactElement {
  return (
    <SiteHero picture={<Text>The product itself</Text>}>
      <Text variant="display">Your second mind</Text>
    </SiteHero>
  );
}
