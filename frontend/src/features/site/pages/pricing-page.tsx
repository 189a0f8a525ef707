import { Card, Grid, Icon, SiteSection, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { CallToAction } from '../components/call-to-action';
import { offers, questions } from '../content/pricing';

export function PricingPage(): ReactElement {
  return (
    <>
      <SiteSection
        titleAs="h1"
        title="It costs the machine it runs on"
        lead="There’s no plan, no seat and no meter. You host Twyn yourself, or somebody you trust hosts it for you."
      />
      <SiteSection title="Two ways to have it">
        <Grid container spacing={3}>
          {offers.map(({ title, price, unit, text, points }) => (
            <Grid key={title} size={{ xs: 12, md: 6 }} sx={{ display: 'grid' }}>
              <Card>
                <Stack spacing={2}>
                  <Text variant="h2" as="h3">
                    {title}
                  </Text>
                  <Text variant="metric" as="p">
                    {price}{' '}
                    <Text variant="label" tone="muted">
                      {unit}
                    </Text>
                  </Text>
                  <Text tone="muted">{text}</Text>
                  <Stack component="ul" spacing={1}>
                    {points.map((point) => (
                      <Stack key={point} component="li" direction="row" spacing={1}>
                        <Icon name="check" size={18} />
                        <span>{point}</span>
                      </Stack>
                    ))}
                  </Stack>
                </Stack>
              </Card>
            </Grid>
          ))}
        </Grid>
      </SiteSection>
      <SiteSection ruled title="Questions about money">
        <Grid container spacing={4}>
          {questions.map(({ question, answer }) => (
            <Grid key={question} size={{ xs: 12, md: 6 }}>
              <Stack spacing={1}>
                <Text variant="h3">{question}</Text>
                <Text tone="muted">{answer}</Text>
              </Stack>
            </Grid>
          ))}
        </Grid>
      </SiteSection>
      <CallToAction />
    </>
  );
}
