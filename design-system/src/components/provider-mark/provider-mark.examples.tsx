import type { ReactElement } from 'react';
import { Button } from '../button/button';
import { Row } from '../layout/row';
import { ProviderMark, providerMarks } from './provider-mark';

const names = { google: 'Google', github: 'GitHub', facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn' };

export function BesideTheirNames(): ReactElement {
  return (
    <Row>
      {providerMarks.map((provider) => (
        <Button key={provider} startIcon={<ProviderMark provider={provider} />}>
          {names[provider]}
        </Button>
      ))}
    </Row>
  );
}
