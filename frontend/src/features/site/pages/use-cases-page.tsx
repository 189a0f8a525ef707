import { Card, Grid, SiteSection, Stack, Text, VoiceRule } from '@twyn/design-system';
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
      <SiteSection title="Six ordinary weeks">
        <Grid container spacing={3}>
          {useCases.map(({ title, text, question, answer, source }) => (
            <Grid key={title} size={{ xs: 12, md: 6 }} sx={{ display: 'grid' }}>
              <Card title={title} titleAs="h3">
                <Stack spacing={2.5}>
                  <Text tone="muted">{text}</Text>
                  <Text variant="read" as="p">
                    <strong>{question}</strong>
                  </Text>
                  <VoiceRule>
                    <Stack spacing={0.5}>
                      {' '}
                      <Text variant="read">{answer}</Text>
                      <Text variant="caption" tone="faint" as="p">
                        Source: told by you, {source}
                      </Text>
                    </Stack>
                  </VoiceRule>
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
