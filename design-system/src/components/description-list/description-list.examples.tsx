import type { ReactElement } from 'react';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Icon } from '../icon/icon';
import { Row } from '../layout/row';
import { DescriptionItem, DescriptionList } from './description-list';

export function InACard(): ReactElement {
  return (
    <Card padding="none">
      <DescriptionList>
        <DescriptionItem term="Name" action={<Button size="sm">Change</Button>}>
          Mara Kessler
        </DescriptionItem>
        <DescriptionItem
          term="Email"
          note="Until it is verified, a forgotten password can’t be reset."
          action={<Button size="sm">Change</Button>}
        >
          <Row>
            mara@example.org <Badge tone="warning">Not verified</Badge>
          </Row>
        </DescriptionItem>
        <DescriptionItem term="Phone" icon={<Icon name="phone" size={18} />}>
          +33 6 12 34 56 78
        </DescriptionItem>
      </DescriptionList>
    </Card>
  );
}
