import { Card, Grid, Link, SiteSection, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { social } from '../content/social';
import { sitePaths } from '../lib/site-paths';

export function ContactPage(): ReactElement {
  return (
    <>
      <SiteSection
        titleAs="h1"
        title="Where to turn"
        lead="Every copy of Twyn is run by somebody: it may be you, somebody at home, or the organisation that gave you this address."
      />
      <SiteSection title="Depending on what it is">
        <Grid container spacing={3}>
          <Grid size={{ xs: 12, md: 4 }} sx={{ display: 'grid' }}>
            <Card title="Your account or your data" titleAs="h3">
              <Text tone="muted">
                Ask whoever runs this server. They can sign your devices out and give roles; your memories
                they cannot read in the product. Deleting your account needs nobody: it is in your settings.
              </Text>
            </Card>
          </Grid>
          <Grid size={{ xs: 12, md: 4 }} sx={{ display: 'grid' }}>
            <Card title="How something works" titleAs="h3">
              <Text tone="muted">
                The <Link href={sitePaths.docs}>documentation</Link> has a guide for each part, with a search
                over all of them. Begin with <Link href={sitePaths.gettingStarted}>getting started</Link>.
              </Text>
            </Card>
          </Grid>
          <Grid size={{ xs: 12, md: 4 }} sx={{ display: 'grid' }}>
            <Card title="The project" titleAs="h3">
              <Stack spacing={1}>
                <Text tone="muted">Faults, ideas and security reports are read here:</Text>
                {social.map(({ name, href }) => (
                  <Link key={name} href={href} component="a">
                    Twyn on {name}
                  </Link>
                ))}
              </Stack>
            </Card>
          </Grid>
        </Grid>
      </SiteSection>
    </>
  );
}
