import { Button, DescriptionItem, Skeleton, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useGetCurrentUserQuery } from '../../../shared/users/api/users.api';
import { formatFullDay } from '../../../lib/format';

export function MemberSince(): ReactElement {
  const { data, error, isFetching, refetch } = useGetCurrentUserQuery();
  return (
    <DescriptionItem
      term="Member since"
      action={
        error !== undefined &&
        data === undefined && (
          <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        )
      }
    >
      {data ? (
        <Time dateTime={data.createdAt}>{formatFullDay(data.createdAt)}</Time>
      ) : error === undefined ? (
        <Skeleton width={120} height={22} />
      ) : (
        <Text tone="muted">Couldn’t load the date.</Text>
      )}
    </DescriptionItem>
  );
}
