import type { ReactElement } from 'react';
import { Button } from '../button/button';
import { Row } from '../layout/row';
import { ProviderLogo, providerLogos } from './provider-logo';

const names = { google: 'Google', github: 'GitHub', facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn' };

export function BesideTheirNames(): ReactElement {
  return (
    <Row>
      {providerLogos.map((provider) => (
        <Button key={provider} startIcon={<ProviderLogo provider={provider} />}>
          {names[provider]}
        </Button>
      ))}
    </Row>
  );
}
