import { Card, Icon, ItemRow } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatGuides } from '../lib/format-labels';

/** What can be brought along, and how to get at it. */
export function FormatGuide(): ReactElement {
  return (
    <Card padding="none" as="ul">
      {formatGuides.map(({ title, icon, words }) => (
        <li key={title}>
          <ItemRow glyph={<Icon name={icon} />} title={title} secondary={words} />
        </li>
      ))}
    </Card>
  );
}
