import { Feature, FeatureGrid, Glyph, Screenshot, SiteSection, SplitRow, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { CallToAction } from '../components/call-to-action';
import {
  actions,
  type FeatureItem,
  lifeFeatures,
  memoryFeatures,
  promises,
  roadmap,
  type ShownFeature,
} from '../content/features';

export function FeaturesPage(): ReactElement {
  return (
    <>
      <SiteSection
        titleAs="h1"
        title="A memory you can check"
        lead="Twyn keeps what you tell it, finds it again in other words, and shows where every answer came from."
      />
      <SiteSection
        title="What it remembers"
        lead="Every picture is the product itself, with the sample data of an invented person."
      >
        <ShownFeatures features={memoryFeatures} />
      </SiteSection>
      <SiteSection
        ruled
        title="What it sees together"
        lead="Memory, mood, body and home in one place, so that one can be asked about the other."
      >
        <ShownFeatures features={lifeFeatures} />
      </SiteSection>
      <SiteSection ruled title="It also does what you say">
        <Features items={actions} />
      </SiteSection>
      <SiteSection ruled title="What you can rely on">
        <Features items={promises} />
      </SiteSection>
      <SiteSection ruled title="What comes next" lead="Not there yet.">
        <Features items={roadmap} />
      </SiteSection>
      <CallToAction />
    </>
  );
}

function ShownFeatures({ features }: { features: readonly ShownFeature[] }): ReactElement {
  return (
    <>
      {features.map(({ title, text, screen }) => (
        <SplitRow key={title} picture={<Screenshot {...screen} />}>
          <Text variant="h2" as="h3">
            {title}
          </Text>
          <Text variant="read" tone="muted">
            {text}
          </Text>
        </SplitRow>
      ))}
    </>
  );
}

function Features({ items }: { items: readonly FeatureItem[] }): ReactElement {
  return (
    <FeatureGrid>
      {items.map(({ domain = 'neutral', icon, title, text }) => (
        <Feature key={title} glyph={<Glyph domain={domain} icon={icon} />} title={title}>
          {text}
        </Feature>
      ))}
    </FeatureGrid>
  );
}
