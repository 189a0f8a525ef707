import { Badge, Button } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useGetReviewQuery } from '../../api/review.api';
import { paths } from '../../../../lib/paths';

/** The way to what waits, with how much that is. */
export function ReviewLink(): ReactElement {
  const { data } = useGetReviewQuery({ limit: 1 }, { refetchOnMountOrArgChange: true });
  return (
    <Button tone="quiet" size="sm" href={paths.review}>
      Review{' '}
      {data && data.total > 0 && <Badge aria-label={`${String(data.total)} waiting`}>{data.total}</Badge>}
    </Button>
  );
}
