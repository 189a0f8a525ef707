import { useState, type ReactElement } from 'react';
import { domains } from '../../internal/domain';
import { Row } from '../layout/row';
import { Chip } from './chip';

const filters = [
  { label: 'Everything', count: 14 },
  { label: 'Memory', count: 9, icon: 'memory' },
  { label: 'Mood', count: 3, icon: 'mood' },
] as const;

export function Filters(): ReactElement {
  const [selected, setSelected] = useState('Everything');
  return (
    <Row gap={0.75}>
      {filters.map((filter) => (
        <Chip
          key={filter.label}
          {...filter}
          selected={filter.label === selected}
          onClick={() => setSelected(filter.label)}
        />
      ))}
      <Chip label="Later" disabled onClick={() => undefined} />
    </Row>
  );
}

export function Domains(): ReactElement {
  const names = { memory: 'Memory', body: 'Body', mood: 'Mood', home: 'Home' };
  return (
    <Row>
      {domains.map((domain) => (
        <Chip key={domain} domain={domain} label={names[domain]} />
      ))}
    </Row>
  );
}

export function LabelsAndRemovable(): ReactElement {
  return (
    <Row>
      <Chip label="Health" />
      <Chip label="Dr. Okafor" icon="user" />
      <Chip label="Jonas" onRemove={() => undefined} />
    </Row>
  );
}
