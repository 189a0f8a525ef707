import { Card, Grid, Link, SiteSection, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { social } from '../content/social';
import { sitePaths } from '../lib/site-paths';

/** The product's own pages, where the build was given any. */
const pages = social.filter(({ href }) => href);
const width = { xs: 12, md: pages.length > 0 ? 4 : 6 };

/** Who knows the answer, by what the question is about. */
export function WhereToTurn(): ReactElement {
  return (
    <SiteSection ruled title="Before you write">
      <Grid container spacing={3}>
        <Grid size={width} sx={{ display: 'grid' }}>
          <Card title="Your account or your data" titleAs="h3">
            <Text tone="muted">
              The administrator can sign out your devices and change roles, but can’t read your memories in
              the product. You can delete your account yourself in Settings.
            </Text>
          </Card>
        </Grid>
        <Grid size={width} sx={{ display: 'grid' }}>
          <Card title="How something works" titleAs="h3">
            <Text tone="muted">
              The <Link href={sitePaths.docs}>documentation</Link> has a guide for each part, with a search
              over all of them. Begin with <Link href={sitePaths.gettingStarted}>getting started</Link>.
            </Text>
          </Card>
        </Grid>
        {pages.length > 0 && (
          <Grid size={width} sx={{ display: 'grid' }}>
            <Card title="The project" titleAs="h3">
              <Stack spacing={1}>
                <Text tone="muted">Faults, ideas and security reports are read here:</Text>
                {pages.map(({ name, href }) => (
                  <Link key={name} href={href} component="a">
                    Twyn on {name}
                  </Link>
                ))}
              </Stack>
            </Card>
          </Grid>
        )}
      </Grid>
    </SiteSection>
  );
}
