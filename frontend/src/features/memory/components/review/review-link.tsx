import { Badge, Button } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useGetReviewQuery } from '../../../../api/review.api';
import { formatCount } from '../../../../lib/format';
import { vagueness } from '../../../../lib/list-total';
import { paths } from '../../../../lib/paths';

/** The way to what waits, with how much that is. */
export function ReviewLink(): ReactElement {
  const { data } = useGetReviewQuery({ limit: 1 }, { refetchOnMountOrArgChange: true });
  return (
    <Button tone="quiet" size="sm" href={paths.review}>
      Review{' '}
      {data && data.total > 0 && (
        <Badge aria-label={`${vagueness(data.totalIs)}${formatCount(data.total)} waiting`}>
          {data.total}
        </Badge>
      )}
    </Button>
  );
}
