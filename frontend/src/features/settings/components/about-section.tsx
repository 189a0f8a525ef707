import {
  Button,
  Card,
  DescriptionItem,
  DescriptionList,
  PageSection,
  Skeleton,
  Text,
} from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useGetConfigQuery } from '../../../shared/config/api/config.api';

export function AboutSection(): ReactElement {
  const { data, error, isFetching, refetch } = useGetConfigQuery();
  const hasFailed = error !== undefined && data === undefined;
  return (
    <PageSection title="About" lead="The release of Twyn that this server runs.">
      <Card padding="none">
        <DescriptionList>
          <DescriptionItem
            term="Version"
            action={
              hasFailed && (
                <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
                  Try again
                </Button>
              )
            }
          >
            {data?.version ??
              (hasFailed ? (
                <Text tone="muted">Couldn’t load the version.</Text>
              ) : (
                <Skeleton width={60} height={22} />
              ))}
          </DescriptionItem>
        </DescriptionList>
      </Card>
    </PageSection>
  );
}
