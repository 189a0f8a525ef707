import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { Row } from '../layout/row';
import { Button, buttonSizes, buttonTones } from './button';

const verbs = { primary: 'Remember', secondary: 'Edit', quiet: 'Not now', danger: 'Forget' };
const busy = { primary: 'Saving', secondary: 'Saving', quiet: 'Loading', danger: 'Forgetting' };
const sizeNames = { sm: 'Small 32', md: 'Default 40', lg: 'Large 48' };

export function Tones(): ReactElement {
  return (
    <Row>
      {buttonTones.map((tone) => (
        <Button key={tone} tone={tone}>
          {verbs[tone]}
        </Button>
      ))}
    </Row>
  );
}

export function Disabled(): ReactElement {
  return (
    <Row>
      {buttonTones.map((tone) => (
        <Button key={tone} tone={tone} disabled>
          {verbs[tone]}
        </Button>
      ))}
    </Row>
  );
}

export function Busy(): ReactElement {
  return (
    <Row>
      {buttonTones.map((tone) => (
        <Button key={tone} tone={tone} loading>
          {busy[tone]}
        </Button>
      ))}
    </Row>
  );
}

export function Sizes(): ReactElement {
  return (
    <Row>
      {buttonSizes.map((size) => (
        <Button key={size} size={size}>
          {sizeNames[size]}
        </Button>
      ))}
    </Row>
  );
}

export function WithIconsAndLinks(): ReactElement {
  return (
    <Row>
      <Button size="sm" startIcon={<Icon name="check" size={16} />}>
        Keep
      </Button>
      <Button size="sm" tone="danger" startIcon={<Icon name="trash" size={16} />}>
        Forget
      </Button>
      <Button href="#elsewhere" endIcon={<Icon name="chevron-right" size={16} />}>
        A link that looks like a button
      </Button>
    </Row>
  );
}

export function FullWidth(): ReactElement {
  return (
    <Button tone="primary" size="lg" fullWidth>
      Sign in
    </Button>
  );
}
