import { Button, Row, SiteSection } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { sitePaths } from '../lib/site-paths';
import { TrialButton } from './trial-button';

/** The end of a page: what to do now. */
export function CallToAction(): ReactElement {
  return (
    <SiteSection
      ruled
      title="Tell it one thing today"
      lead="Then ask for it tomorrow, in other words. The answer comes with the sentence it was taken from."
      actions={
        <Row gap={1.5}>
          <TrialButton />
          <Button size="lg" href={sitePaths.gettingStarted}>
            Run it yourself
          </Button>
        </Row>
      }
    />
  );
}
