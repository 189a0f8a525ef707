import { MetricCell } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { closedLabel, glanceOf } from '../../../../components/home/home-glance';
import { useTemperatureUnit } from '../../../../components/home/use-temperature-unit';
import { formatCount, formatQuantity, formatTime, formatWhen } from '../../../../lib/format';
import { vagueness } from '../../../../lib/list-total';
import { paths } from '../../../../lib/paths';
import { moodName } from '../../../../shared/mood/mood-names';
import type { TodayOverview } from '../../../../shared/today/api/today.api';
import type { Today } from '../../hooks/use-today';
import { todaysReadings } from '../../lib/todays-readings';

const NAMED = 2;

/** What was measured last today. */
export function BodyCell({ readings }: { readings: TodayOverview['readings'] }): ReactElement {
  const [latest, ...others] = todaysReadings(readings.items);
  if (!latest) {
    return (
      <MetricCell domain="body" title="Body" href={paths.biometrics}>
        Nothing logged today. Say it as in “my weight is 70 kg”.
      </MetricCell>
    );
  }
  return (
    <MetricCell
      domain="body"
      title={latest.label}
      href={paths.biometrics}
      note={latest.isSample ? 'Sample' : formatTime(latest.at)}
      value={latest.value}
      unit={latest.unit}
    >
      {others.length === 0
        ? 'Today’s only reading'
        : others
            .slice(0, NAMED)
            .map((other) => `${other.label} ${other.words}`)
            .join(', ')}
    </MetricCell>
  );
}

/** How it was told last today. */
export function MoodCell({ moods: { items: moods } }: { moods: TodayOverview['moods'] }): ReactElement {
  const latest = moods.at(-1);
  if (!latest) {
    return (
      <MetricCell domain="mood" title="Mood" href={paths.mood}>
        Nothing logged today. Tell it how you feel, in a word.
      </MetricCell>
    );
  }
  return (
    <MetricCell
      domain="mood"
      title="Mood"
      note={latest.isSample ? 'Sample' : formatTime(latest.at)}
      value={moodName(latest.mood)}
      href={paths.mood}
    >
      {formatQuantity(moods.length, 'entry', 'entries')} today
    </MetricCell>
  );
}

interface HomeCellProps {
  home: TodayOverview['home'];
  entities: Today['entities'];
}

/** How warm it is, and what is on or open. */
export function HomeCell({ home, entities }: HomeCellProps): ReactElement {
  const unit = useTemperatureUnit() ?? 'C';
  if (entities.isError) return <Unread domain="home" title="Home" />;
  if (!entities.data) {
    return (
      <MetricCell domain="home" title="Home" href={paths.smartHome}>
        No devices yet. A sample home is ready to try.
      </MetricCell>
    );
  }
  const { lightsOn, open, temperature } = glanceOf(entities.data.items, unit);
  const lights = lightsOn === 0 ? 'No lights on.' : `${formatQuantity(lightsOn, 'light', 'lights')} on.`;
  return (
    <MetricCell
      domain="home"
      title={home.isSample ? 'Sample home' : 'Home'}
      {...(temperature !== undefined && { value: temperature, unit: `°${unit}` })}
      href={paths.smartHome}
    >
      {lights} {openLabel(open, closedLabel(entities.data.items))}
    </MetricCell>
  );
}

/** How much is known, and since when. */
export function MemoryCell({ query }: { query: Today['memories'] }): ReactElement {
  const { data } = query;
  const newest = data?.items[0];
  if (!data) return <Unread domain="memory" title="Memory" />;
  return (
    <MetricCell
      domain="memory"
      title="Memory"
      value={`${vagueness(data.totalIs)}${formatCount(data.total)}`}
      unit={data.total === 1 ? 'memory' : 'memories'}
      href={paths.memory}
    >
      {newest ? `Last saved ${formatWhen(newest.recordedAt)}` : 'Nothing saved yet'}
    </MetricCell>
  );
}

function Unread(cell: { domain: 'home' | 'memory'; title: string }): ReactElement {
  return <MetricCell {...cell}>Couldn’t load this.</MetricCell>;
}

function openLabel(open: readonly string[], closed: string | undefined): string {
  if (open.length === 0) return closed === undefined ? '' : `${closed}.`;
  return open.length > NAMED ? `${String(open.length)} open.` : `Open: ${open.join(', ')}.`;
}
