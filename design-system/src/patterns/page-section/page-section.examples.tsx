import type { ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { Card } from '../../components/card/card';
import { DescriptionItem, DescriptionList } from '../../components/description-list/description-list';
import { PageSection } from './page-section';

export function TwoSections(): ReactElement {
  return (
    <div>
      <PageSection title="Profile" lead="How your twin addresses you, and where it reaches you.">
        <Card padding="none">
          <DescriptionList>
            <DescriptionItem term="Name" action={<Button size="sm">Change</Button>}>
              Mara
            </DescriptionItem>
          </DescriptionList>
        </Card>
      </PageSection>
      <PageSection title="Appearance" lead="Kept in this browser.">
        <Card>A choice</Card>
      </PageSection>
    </div>
  );
}
