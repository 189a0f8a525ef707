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
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/api-error';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { useGetConfigQuery } from '../../../shared/config/api/config.api';
import { useUpdateFirstStepsMutation } from '../../../shared/today/api/today.api';

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
          <FirstStepsItem />
        </DescriptionList>
      </Card>
    </PageSection>
  );
}

/** The first steps of Today once more, whatever was skipped or sent away. */
function FirstStepsItem(): ReactElement {
  const navigate = useNavigate();
  const [update, { isLoading }] = useUpdateFirstStepsMutation();
  const showAgain = async (): Promise<void> => {
    const { error } = await update({ updateFirstSteps: { isClosed: false, skipped: [] } });
    if (error) notify.error(errorMessage(error));
    else void navigate(paths.dashboard);
  };
  return (
    <DescriptionItem
      term="First steps"
      action={
        <Button size="sm" loading={isLoading} onClick={() => void showAgain()}>
          Show again
        </Button>
      }
    >
      Four things to begin with, on Today.
    </DescriptionItem>
  );
}
