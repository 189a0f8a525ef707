import { Badge, ItemRow, Link, Switch, Time, VisuallyHidden } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { errorMessage } from '../../../api/api-error';
import { formatAgo, formatWhen } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { type Automation, useEditAutomationMutation } from '../api/automations.api';

/** One automation: what it does, when it ran, and whether it is on. */
export function AutomationRow({ automation }: { automation: Automation }): ReactElement {
  const { id, name, words, isEnabled, lastRanAt, nextAt, problems } = automation;
  const [edit] = useEditAutomationMutation();
  const turn = async (isOn: boolean): Promise<void> => {
    const { error } = await edit({ id, editAutomation: { isEnabled: isOn } });
    if (error) notify.error(errorMessage(error));
  };
  return (
    <ItemRow
      title={<Link href={`${paths.automations}/${id}`}>{name}</Link>}
      badge={stateOf(automation)}
      secondary={
        <>
          <div>{words}</div>
          <div>
            {lastRanAt === null ? (
              'Has not run yet'
            ) : (
              <>
                Ran <Time dateTime={lastRanAt}>{formatAgo(lastRanAt)}</Time>
              </>
            )}
            {nextAt !== null && (
              <>
                , next <Time dateTime={nextAt}>{formatWhen(nextAt)}</Time>
              </>
            )}
          </div>
          {problems.map(({ text }) => (
            <div key={text}>{text}</div>
          ))}
        </>
      }
      action={
        <Switch
          label={<VisuallyHidden>{name} is on</VisuallyHidden>}
          checked={isEnabled}
          onChange={({ target }) => void turn(target.checked)}
        />
      }
    />
  );
}

function stateOf({ isEnabled, isRunning, suspendedUntil, problems }: Automation): ReactElement | undefined {
  if (!isEnabled) return <Badge tone="neutral">Off</Badge>;
  if (suspendedUntil !== null) return <Badge tone="danger">Paused: too often</Badge>;
  if (problems.length > 0) return <Badge tone="warning">Look at it</Badge>;
  return isRunning ? <Badge tone="neutral">Running</Badge> : undefined;
}
