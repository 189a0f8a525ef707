import { Box, SiteSection } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { ContactCard } from '../components/contact-card';
import { WhatHappensNext } from '../components/what-happens-next';
import { WhereToTurn } from '../components/where-to-turn';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: { xs: 4, md: 8 },
  alignItems: 'start',
  pb: { xs: 2, md: 6 },
};

export function ContactPage(): ReactElement {
  return (
    <>
      <SiteSection
        titleAs="h1"
        title="Contact the administrator"
        lead="Every copy of Twyn has an administrator: you, someone at home, or the organisation that gave you this address. Your message goes to them."
      >
        <Box sx={columns}>
          <ContactCard />
          <WhatHappensNext />
        </Box>
      </SiteSection>
      <WhereToTurn />
    </>
  );
}
