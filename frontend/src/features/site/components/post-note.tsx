import { Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Article } from '../content/catalog';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** When it was published and how long it takes. */
export function PostNote({ post: { published = '', minutes } }: { post: Article }): ReactElement {
  return (
    <Text variant="caption" tone="faint" as="p">
      <time dateTime={published}>{day.format(new Date(published))}</time>, {minutes} min
    </Text>
  );
}
