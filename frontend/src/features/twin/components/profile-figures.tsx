import { Cluster, MetricCell } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatCount, formatQuantity, formatWhen } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { type TwinProfile, useListTwinChecksQuery } from '../api/twin.api';
import { leastKnown } from '../lib/least-known';

/** What a profile stands on, in figures. */
export function ProfileFigures({ profile }: { profile: TwinProfile }): ReactElement {
  const { lines, standsOn } = profile;
  const [lastAt] = lines.map((line) => line.lastAt).toSorted((one, other) => other.localeCompare(one));
  return (
    <Cluster>
      <Matches />
      <MetricCell
        domain="memory"
        titleAs="h2"
        title="Stands on"
        value={formatCount(standsOn.memories)}
        unit="memories"
      >
        {standsOn.waiting === 0
          ? 'None waits for you'
          : `${formatCount(standsOn.waiting)} more wait for your word`}
      </MetricCell>
      <MetricCell
        domain="memory"
        titleAs="h2"
        title="Says of you"
        value={formatCount(lines.length)}
        unit="lines"
      >
        {lastAt === undefined ? 'Nothing yet' : `The latest from ${formatWhen(lastAt)}`}
      </MetricCell>
      <MetricCell
        domain="memory"
        titleAs="h2"
        title="Least known"
        value={leastKnown(lines)}
        href={paths.memory}
      >
        Tell it more
      </MetricCell>
    </Cluster>
  );
}

/** How often the twin said what its owner said. */
function Matches(): ReactElement {
  const rate = useListTwinChecksQuery().data?.rate;
  const isAny = rate !== undefined && rate.answered > 0;
  return (
    <MetricCell
      domain="memory"
      titleAs="h2"
      title="Matches you"
      {...(isAny && {
        value: formatCount(rate.matched),
        unit: `of ${formatQuantity(rate.answered, 'answer', 'answers')}`,
      })}
    >
      {isAny ? `By chance ${rate.expected.toFixed(1)}` : 'Not checked yet'}
    </MetricCell>
  );
}
