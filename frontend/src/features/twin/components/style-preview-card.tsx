import { AccentRule, Box, Button, Card, Row, Skeleton, SourceChip, Stack, Text } from '@twyn/design-system';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { memoryAddress } from '../../../lib/addresses';
import { notify } from '../../../lib/notify';
import {
  type TwinStyle,
  type TwinStylePreview,
  type TwinVersions,
  usePreviewTwinStyleQuery,
  useSaveTwinStyleMutation,
} from '../api/twin.api';
import { isSameStyle } from '../lib/style-words';

const VersionsDialog = lazy(async () => ({
  default: (await import('./versions-dialog')).VersionsDialog,
}));

const HALVES = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

interface StylePreviewCardProps {
  versions: TwinVersions;
  style: TwinStyle;
}

/** The same answer as the twin says it now and as it would; nothing is saved until one says so. */
export function StylePreviewCard({ versions, style }: StylePreviewCardProps): ReactElement {
  const { current, items } = versions;
  const [isListing, setIsListing] = useState(false);
  const [save, { isLoading }] = useSaveTwinStyleMutation();
  const query = usePreviewTwinStyleQuery(style);
  const isSame = isSameStyle(style, current);
  const handleSave = async (): Promise<void> => {
    const { data } = await save({ twinStyle: style });
    if (data) notify.success(`Saved as version ${String(data.number)}.`);
  };
  return (
    <Card title="The same answer, before and after" note="nothing is saved yet">
      <Stack spacing={2}>
        <QueryBoundary
          query={query}
          errorTitle="Couldn’t write the answer"
          skeleton={<Skeleton shape="block" height={180} />}
        >
          {(preview) => <Both preview={preview} number={current.number} />}
        </QueryBoundary>
        <Row justify="end" gap={1}>
          <Button size="sm" tone="quiet" disabled={items.length === 0} onClick={() => setIsListing(true)}>
            Versions
          </Button>
          <Button
            size="sm"
            tone="primary"
            disabled={isSame}
            loading={isLoading}
            onClick={() => void handleSave()}
          >
            Save as version {current.number + 1}
          </Button>
        </Row>
        {isListing && (
          <Suspense>
            <VersionsDialog versions={versions} onClose={() => setIsListing(false)} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}

interface BothProps {
  preview: TwinStylePreview;
  number: number;
}

function Both({ preview, number }: BothProps): ReactElement {
  const { question, before, after, sources } = preview;
  return (
    <Stack spacing={2}>
      <Text tone="muted">{question}</Text>
      <Box sx={HALVES}>
        <Answer title={number === 0 ? 'Now' : `Now, version ${String(number)}`} text={before.text} />
        <Answer title="With these settings" text={after.text} />
      </Box>
      <Row gap={0.75} role="group" aria-label="Sources">
        {sources.map(({ memoryId, title }, place) => (
          <SourceChip
            key={`${memoryId} ${String(place)}`}
            number={place + 1}
            name={title}
            href={memoryAddress(memoryId)}
          />
        ))}
      </Row>
      <Text variant="caption" tone="muted" tabular>
        {after.words === before.words
          ? `${String(after.words)} words in both, same sources.`
          : `${String(after.words)} words instead of ${String(before.words)}, same sources.`}
      </Text>
    </Stack>
  );
}

function Answer({ title, text }: { title: string; text: string }): ReactElement {
  return (
    <Stack spacing={1} component="section" aria-label={title}>
      <Text variant="caption" as="h3" tone="muted">
        {title}
      </Text>
      <AccentRule>
        <Text variant="read">{text}</Text>
      </AccentRule>
    </Stack>
  );
}
