import {
  Box,
  Button,
  DiffText,
  Skeleton,
  Stack,
  Text,
  Time,
  Timeline,
  TimelineItem,
} from '@twyn/design-system';
import type { ReactElement } from 'react';
import { errorMessage } from '../../../../api/api-error';
import { useRestoreMemoryVersionMutation } from '../../api/memory-history.api';
import {
  useListMemoryVersionsQuery,
  type Memory,
  type MemoryVersion,
} from '../../../../shared/memory/api/memory.api';
import { QueryBoundary } from '../../../../components/query-boundary';
import { formatWhen } from '../../../../lib/format';
import { notify } from '../../../../lib/notify';
import { labelChanges } from '../../lib/label-changes';
import { aroundChanges, diffWords } from '../../lib/word-diff';

/** How the memory came to say what it says: newest first, each as the change it made. */
export function MemoryVersions({ memory }: { memory: Memory }): ReactElement {
  const query = useListMemoryVersionsQuery({ id: memory.id }, { refetchOnMountOrArgChange: true });
  return (
    <Stack component="section" spacing={1.5} aria-label="Versions">
      <Text as="h3" variant="h3">
        Versions
      </Text>
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load the versions"
        skeleton={<Skeleton width="60%" />}
      >
        {({ items }) => (
          <Timeline>
            {items.map((version, index) => (
              <VersionItem
                key={version.version}
                version={version}
                before={items[index + 1]}
                memory={memory}
              />
            ))}
          </Timeline>
        )}
      </QueryBoundary>
    </Stack>
  );
}

interface VersionItemProps {
  version: MemoryVersion;
  before: MemoryVersion | undefined;
  memory: Memory;
}

function VersionItem({ version, before, memory }: VersionItemProps): ReactElement {
  const [restoreMemoryVersion, { isLoading }] = useRestoreMemoryVersionMutation();
  const isCurrent = version.version === memory.version;

  const restore = async (): Promise<void> => {
    const { error } = await restoreMemoryVersion({
      id: memory.id,
      version: version.version,
      restoreMemoryVersion: { version: memory.version },
    });
    if (error) notify.error(errorMessage(error));
    else notify.success(`Restored version ${version.version}`);
  };

  return (
    <TimelineItem
      current={isCurrent}
      title={
        <>
          <b>Version {version.version}</b>
          {isCurrent && ', current'}
        </>
      }
      meta={<Time dateTime={version.changedAt}>{formatWhen(version.changedAt)}</Time>}
      action={
        !isCurrent && (
          // The words of the button stand under the words above it.
          <Box sx={{ ml: -1.5 }}>
            <Button tone="quiet" size="sm" loading={isLoading} onClick={() => void restore()}>
              Restore version {version.version}
            </Button>
          </Box>
        )
      }
    >
      {before ? <Change from={before} to={version} /> : 'First kept from what you told.'}
    </TimelineItem>
  );
}

function Change({ from, to }: { from: MemoryVersion; to: MemoryVersion }): ReactElement {
  return (
    <>
      {from.text !== to.text && (
        <p dir="auto">
          <DiffText parts={aroundChanges(diffWords(from.text, to.text))} />
        </p>
      )}
      {labelChanges(from, to).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}
