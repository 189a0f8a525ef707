import { Box, Button, ChoiceCard, EmptyState, Glyph, Grid, SiteSection } from '@twyn/design-system';
import { type ReactElement, useRef } from 'react';
import { demoCards, demoKinds } from '../demos/demo-kinds';
import { useDemoChoice } from '../hooks/use-demo-choice';
import { Demo } from './demo';

/** Three things to try without an account, on invented data. */
export function DemoSection(): ReactElement {
  const section = useRef<HTMLDivElement>(null);
  const { active, choose } = useDemoChoice(section);
  return (
    <Box ref={section}>
      <SiteSection
        id="demos"
        title="Try it with sample data"
        lead="Everything below runs in this page, on sample data. Nothing you type leaves it."
      >
        <Grid container spacing={2}>
          {demoKinds.map((kind) => {
            const { title, text, icon, domain } = demoCards[kind];
            return (
              <Grid key={kind} size={{ xs: 12, md: 4 }}>
                <ChoiceCard
                  glyph={<Glyph domain={domain} icon={icon} />}
                  title={title}
                  selected={kind === active}
                  onClick={() => choose(kind)}
                >
                  {text}
                </ChoiceCard>
              </Grid>
            );
          })}
        </Grid>
        <Box sx={{ mt: 2 }}>
          {active === null ? (
            <EmptyState
              title="Pick a demo"
              titleAs="h3"
              align="center"
              actions={<Button onClick={() => choose('neural')}>Try Neural Demo</Button>}
            >
              Each runs in this page, on sample data.
            </EmptyState>
          ) : (
            <Demo key={active} kind={active} />
          )}
        </Box>
      </SiteSection>
    </Box>
  );
}
