import { Chip, Icon, IconButton, Menu, MenuItem, Row, SegmentedControl, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatQuantity } from '../../../lib/format';
import type { MetricView } from '../hooks/use-metric-view';
import type { PeriodTag } from '../hooks/use-period-tags';
import { periodWords, RANGE_LABELS, RANGES } from '../lib/period';

const RANGE_OPTIONS = RANGES.map((value) => ({ value, label: RANGE_LABELS[value] }));

/** Which time is looked at, and what is shown beside the reading. */
export function ChartTools({ view, tags }: { view: MetricView; tags: readonly PeriodTag[] }): ReactElement {
  const { period, overlays, isLatest } = view;
  return (
    <Row justify="between" gap={1.5}>
      <Row gap={1}>
        <SegmentedControl
          label="Period"
          options={RANGE_OPTIONS}
          value={period.range}
          onChange={view.choose}
        />
        <Row gap={0} nowrap>
          <IconButton
            size="sm"
            label="Period before"
            icon={<Icon name="chevron-left" size={18} />}
            onClick={() => view.move(-1)}
          />
          <IconButton
            size="sm"
            label="Period after"
            icon={<Icon name="chevron-right" size={18} />}
            disabled={isLatest}
            onClick={() => view.move(1)}
          />
        </Row>
        <Text tone="muted" tabular as="span" aria-live="polite">
          {periodWords(period)}
        </Text>
      </Row>
      <Row gap={1}>
        <Chip
          label="Memory"
          icon="memory"
          selected={overlays.has('memory')}
          onClick={() => view.toggle('memory')}
        />
        <Chip label="Mood" icon="mood" selected={overlays.has('mood')} onClick={() => view.toggle('mood')} />
        {(tags.length > 0 || view.tag !== null) && <TagMenu view={view} tags={tags} />}
        <Chip
          label="Previous period"
          selected={overlays.has('previous')}
          onClick={() => view.toggle('previous')}
        />
      </Row>
    </Row>
  );
}

/** Marks the days on which a tag was said with a mood. */
function TagMenu({ view, tags }: { view: MetricView; tags: readonly PeriodTag[] }): ReactElement {
  return (
    <Menu
      trigger={(trigger) => (
        <Chip
          label={view.tag === null ? 'Tag' : `Tag: ${view.tag}`}
          icon="tag"
          selected={view.tag !== null}
          {...trigger}
        />
      )}
    >
      <MenuItem selected={view.tag === null} onSelect={() => view.mark(null)}>
        No tag
      </MenuItem>
      {tags.map(({ name, days }) => (
        <MenuItem key={name} selected={name === view.tag} onSelect={() => view.mark(name)}>
          {name}, {formatQuantity(days.length, 'day', 'days')}
        </MenuItem>
      ))}
    </Menu>
  );
}
