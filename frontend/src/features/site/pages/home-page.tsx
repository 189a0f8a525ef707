import { Button, Row, SiteHero, StatRow, Text, Typewriter } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { CallToAction } from '../components/call-to-action';
import { DemoSection } from '../components/demo-section';
import { ExampleAnswer } from '../components/example-answer';
import { TrialButton } from '../components/trial-button';
import { stats, tagline, TYPING_SPEED_MS } from '../content/home';

export function HomePage(): ReactElement {
  return (
    <>
      <SiteHero picture={<ExampleAnswer />}>
        <Typewriter phrases={tagline} speed={TYPING_SPEED_MS} />
        <Text variant="display">Your second mind, with a source under every answer.</Text>
        <Text variant="lead" tone="muted">
          Twyn remembers what you tell it, and answers from it with the place each answer came from. It runs
          on a machine you own, with or without the internet.
        </Text>
        <Row gap={1.5}>
          <TrialButton />
          <Button size="lg" href="#demos">
            Live demo
          </Button>
        </Row>
      </SiteHero>
      <StatRow stats={stats} />
      <DemoSection />
      <CallToAction />
    </>
  );
}
