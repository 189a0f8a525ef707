import { Box, Button, Dialog, ItemRow, Skeleton, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatWhen } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import {
  type TwinVersion,
  type TwinVersions,
  usePreviewTwinStyleQuery,
  useRestoreTwinVersionMutation,
} from '../api/twin.api';
import { styleChanges, styleOf } from '../lib/style-words';

interface VersionsDialogProps {
  versions: TwinVersions;
  onClose: () => void;
}

const LIST = { m: 0, p: 0, listStyle: 'none' } as const;

/** Every style that was saved, what it changed, and the way back to it. */
export function VersionsDialog({ versions, onClose }: VersionsDialogProps): ReactElement {
  const [compared, setCompared] = useState<string | null>(null);
  const { current, items } = versions;
  return (
    <Dialog open onClose={onClose} title="Versions">
      <Box component="ul" sx={LIST}>
        {items.map((version, place) => (
          <li key={version.id}>
            <VersionRow
              version={version}
              before={items[place + 1]}
              current={current}
              isCompared={compared === version.id}
              onCompare={() => setCompared(compared === version.id ? null : version.id)}
            />
          </li>
        ))}
      </Box>
    </Dialog>
  );
}

interface VersionRowProps {
  version: TwinVersion;
  /** The one that was saved before it. */
  before: TwinVersion | undefined;
  current: TwinVersions['current'];
  isCompared: boolean;
  onCompare: () => void;
}

function VersionRow(props: VersionRowProps): ReactElement {
  const { version, before, current, isCompared, onCompare } = props;
  const [restore, { isLoading }] = useRestoreTwinVersionMutation();
  const isCurrent = version.number === current.number;
  const name = `Version ${String(version.number)}`;
  const handleRestore = async (): Promise<void> => {
    const { data } = await restore({ id: version.id });
    if (data) notify.success(`${name} is back, as version ${String(data.number)}.`);
  };
  const changes = before ? styleChanges(before, version) : ['The first that you saved'];
  const told = changes.length > 0 ? changes.join(', ') : 'As the version before';
  const from = version.restoredFrom === null ? '' : `From version ${String(version.restoredFrom)}. `;
  return (
    <ItemRow
      wrapAction
      title={isCurrent ? `${name}, now` : name}
      secondary={`${formatWhen(version.createdAt)}. ${from}${told}`}
      action={
        isCurrent ? undefined : (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button size="sm" tone="quiet" aria-expanded={isCompared} onClick={onCompare}>
              Compare
            </Button>
            <Button size="sm" loading={isLoading} onClick={() => void handleRestore()}>
              Restore
            </Button>
          </Box>
        )
      }
    >
      {isCompared && <Compared version={version} current={current} />}
    </ItemRow>
  );
}

function Compared({ version, current }: Pick<VersionRowProps, 'version' | 'current'>): ReactElement {
  const query = usePreviewTwinStyleQuery({ ...styleOf(current), against: version.id });
  const changes = styleChanges(version, current);
  return (
    <Stack spacing={1.5}>
      <Text variant="caption">
        {changes.length > 0 ? `Since then: ${changes.join(', ')}.` : 'It is as it is now.'}
      </Text>
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t write the answer"
        skeleton={<Skeleton shape="block" height={96} />}
      >
        {({ before, after }) => (
          <>
            <Text variant="caption" tone="muted">
              Version {version.number}: {before.text}
            </Text>
            <Text variant="caption" tone="muted">
              Now: {after.text}
            </Text>
          </>
        )}
      </QueryBoundary>
    </Stack>
  );
}
