import { Button, Card, ItemRow, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatWhen } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import {
  type Automation,
  useListAutomationVersionsQuery,
  useRestoreAutomationVersionMutation,
} from '../api/automations.api';

/** What it was before; each can be brought back. */
export function VersionList({ automation }: { automation: Automation }): ReactElement {
  const { id, version: current } = automation;
  const query = useListAutomationVersionsQuery({ id });
  const [restore, { isLoading }] = useRestoreAutomationVersionMutation();
  const bringBack = async (version: number): Promise<void> => {
    const { data } = await restore({ id, version });
    if (data) notify.success(`Version ${String(version)} is back`);
  };
  return (
    <Card title="Versions" padding="none" aria-label="Versions">
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load the versions"
        skeleton={<RowSkeleton rows={1} />}
      >
        {({ items }) => (
          <ul>
            {items.map(({ version, name, words, madeAt }) => (
              <li key={version}>
                <ItemRow
                  wrapAction
                  title={`Version ${String(version)}: ${name}`}
                  secondary={
                    <>
                      <Time dateTime={madeAt}>{formatWhen(madeAt)}</Time>
                      <div>{words}</div>
                    </>
                  }
                  action={
                    version !== current && (
                      <Button
                        size="sm"
                        tone="quiet"
                        loading={isLoading}
                        aria-label={`Bring back version ${String(version)}`}
                        onClick={() => void bringBack(version)}
                      >
                        Bring back
                      </Button>
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Card>
  );
}
