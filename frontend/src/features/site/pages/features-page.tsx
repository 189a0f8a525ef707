import { Feature, FeatureGrid, Glyph, Screenshot, SiteSection, SplitRow, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { CallToAction } from '../components/call-to-action';
import { features, actions, type FeatureItem, roadmap, promises } from '../content/features';

export function FeaturesPage(): ReactElement {
  return (
    <>
      <SiteSection
        titleAs="h1"
        title="A memory you can check"
        lead="Twyn keeps what you tell it, finds it again in other words, and shows where every answer came from."
      />
      <SiteSection
        title="What it does today"
        lead="Every picture is the product itself, with the sample data of an invented person."
      >
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
      </SiteSection>
      <SiteSection ruled title="It also does what you say">
        <Features items={actions} />
      </SiteSection>
      <SiteSection ruled title="What you can rely on">
        <Features items={promises} />
      </SiteSection>
      <SiteSection
        ruled
        title="What comes next"
        lead="Designed, and not there yet. The demos on the home page show the idea on sample data."
      >
        <Features items={roadmap} />
      </SiteSection>
      <CallToAction />
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
