import { Feature, FeatureGrid, Glyph, Screenshot, SiteSection, SplitRow, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { CallToAction } from '../components/call-to-action';
import { reasons, rules, SAMPLE_NOTE } from '../content/about';
import { screens } from '../content/screens';

export function AboutPage(): ReactElement {
  return (
    <>
      <SiteSection
        titleAs="h1"
        title="A second mind should be yours"
        lead="Twyn began with an ordinary annoyance: the things we most want to remember end up in the places where we can least ask for them."
      />
      <SiteSection title="Why it is built this way">
        <SplitRow picture={<Screenshot {...screens.memory} caption={SAMPLE_NOTE} />}>
          {reasons.map((reason) => (
            <Text key={reason} variant="read" tone="muted">
              {reason}
            </Text>
          ))}
        </SplitRow>
      </SiteSection>
      <SiteSection ruled title="What we hold ourselves to">
        <FeatureGrid>
          {rules.map(({ domain, icon, title, text }) => (
            <Feature key={title} glyph={<Glyph domain={domain} icon={icon} />} title={title}>
              {text}
            </Feature>
          ))}
        </FeatureGrid>
      </SiteSection>
      <CallToAction />
    </>
  );
}
