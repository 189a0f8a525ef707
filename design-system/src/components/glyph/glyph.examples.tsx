import type { ReactElement } from 'react';
import { domains } from '../../internal/domain';
import { Row } from '../layout/row';
import { Glyph } from './glyph';

export function DomainsAndStates(): ReactElement {
  return (
    <Row>
      {domains.map((domain) => (
        <Glyph key={domain} domain={domain} />
      ))}
      <Glyph domain="neutral" icon="search" />
      <Glyph domain="danger" />
      {domains.map((domain) => (
        <Glyph key={domain} domain={domain} size="sm" />
      ))}
    </Row>
  );
}
