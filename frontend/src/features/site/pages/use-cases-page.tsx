import { Card, Grid, SiteSection, SourceChip, Stack, Text, AccentRule } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { CallToAction } from '../components/call-to-action';
import { useCases } from '../content/use-cases';

export function UseCasesPage(): ReactElement {
  return (
    <>
      <SiteSection
        titleAs="h1"
        title="The things you meant to remember"
        lead="A twin is as good as what it is told. These are things people tell it, and what they ask for months later. The people are invented."
      />
      <SiteSection title="Six ordinary places to begin">
        <Grid container spacing={3}>
          {useCases.map(({ title, text, question, answer, source }) => (
            <Grid key={title} size={{ xs: 12, md: 6 }} sx={{ display: 'grid' }}>
              <Card title={title} titleAs="h3">
                <Stack spacing={2.5}>
                  <Text tone="muted">{text}</Text>
                  <Text variant="read" as="p">
                    <strong>{question}</strong>
                  </Text>
                  <AccentRule>
                    <Text variant="read">{answer}</Text>
                  </AccentRule>
                  <SourceChip name="Saved by you" meta={source} />
                </Stack>
              </Card>
            </Grid>
          ))}
        </Grid>
      </SiteSection>
      <CallToAction />
    </>
  );
}
