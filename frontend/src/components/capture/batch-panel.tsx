import { Button, Callout, ProgressBar, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatCount, formatQuantity } from '../../lib/format';
import { memoryTitle } from '../../shared/memory/memory-outline';
import { itemsIn, type Batch, type BatchItem } from './batch';
import type { BatchCapture } from './use-batch';

export interface BatchPanelProps {
  batch: Batch;
  capture: BatchCapture;
  /** The texts that were not kept go back into the box. */
  onDiscard: (texts: string[]) => void;
}

/** How far a batch is, what was refused and why, and the way on. */
export function BatchPanel({ batch, capture, onDiscard }: BatchPanelProps): ReactElement {
  const kept = itemsIn(batch, 'kept').length;
  const refused = itemsIn(batch, 'refused');
  const waiting = itemsIn(batch, 'waiting').length;
  const isRunning = batch.phase === 'running';

  return (
    <Stack spacing={2}>
      <ProgressBar
        label={isRunning ? 'Saving your notes' : waiting > 0 ? 'Saving is paused' : 'Saved'}
        value={kept}
        max={batch.items.length}
        valueText={`${formatCount(kept)} of ${formatQuantity(batch.items.length, 'memory', 'memories')}`}
      />
      {batch.problem && (
        <Callout tone="danger" title={`${formatQuantity(waiting, 'note is', 'notes are')} still waiting`}>
          {batch.problem} What is saved stays saved, and nothing is saved twice.
        </Callout>
      )}
      {refused.length > 0 && <Refusals items={refused} />}
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {isRunning && (
          <Button size="sm" onClick={capture.stop}>
            Stop
          </Button>
        )}
        {!isRunning && waiting > 0 && (
          <Button size="sm" onClick={capture.resume}>
            Continue
          </Button>
        )}
        {!isRunning && (
          <Button size="sm" tone="quiet" onClick={() => onDiscard(capture.discardUnsaved())}>
            {waiting > 0 ? 'Put the rest back in the box' : 'Put them back in the box'}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function Refusals({ items }: { items: BatchItem[] }): ReactElement {
  return (
    <Callout tone="warning" title={`${formatQuantity(items.length, 'note was', 'notes were')} not saved`}>
      <Stack component="ul" spacing={1}>
        {items.map(({ key, text, reason }) => (
          <li key={key}>
            <Text truncate>{memoryTitle(text)}</Text>
            <Text variant="caption" tone="muted">
              {reason}
            </Text>
          </li>
        ))}
      </Stack>
    </Callout>
  );
}
