import { Box, Button, Card, Row, SegmentedControl, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { formatQuantity } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { type TwinLine, type TwinProfile, useRestoreTwinLinesMutation } from '../api/twin.api';
import { ProfileLine } from './profile-line';

type Span = 'all' | TwinLine['span'];

const SPANS: { value: Span; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'lasting', label: 'Lasting' },
  { value: 'current', label: 'Current' },
];
const PARTS: readonly { about: TwinLine['about']; title: string }[] = [
  { about: 'you', title: 'Who you are' },
  { about: 'people', title: 'Your people' },
  { about: 'preference', title: 'What you like' },
  { about: 'now', title: 'What you are in the middle of' },
];
/** More of one part at once and the page has no end. */
const AT_ONCE = 6;
const LIST = { m: 0, p: 0, listStyle: 'none' } as const;

/** The lines of a profile, each with the memories that it was read from. */
export function ProfileCard({ profile }: { profile: TwinProfile }): ReactElement {
  const [span, setSpan] = useState<Span>('all');
  const shown = profile.lines.filter((line) => span === 'all' || line.span === span);
  return (
    <Card
      padding="none"
      title="Profile"
      actions={<SegmentedControl label="Lines" options={SPANS} value={span} onChange={setSpan} />}
    >
      {shown.length === 0 && (
        <Box sx={{ p: 2.5 }}>
          <Text tone="muted">
            None of your memories says anything of this yet. Facts, likings, people and events do.
          </Text>
        </Box>
      )}
      {PARTS.map(({ about, title }) => (
        <Part key={about} title={title} lines={shown.filter((line) => line.about === about)} />
      ))}
      {profile.hidden > 0 && <Forgotten count={profile.hidden} />}
    </Card>
  );
}

function Part({ title, lines }: { title: string; lines: readonly TwinLine[] }): ReactElement | null {
  const [isAll, setIsAll] = useState(false);
  if (lines.length === 0) return null;
  const shown = isAll ? lines : lines.slice(0, AT_ONCE);
  return (
    <section aria-label={title}>
      <Box sx={{ px: { xs: 2, md: 2.5 }, pt: 2, pb: 0.5 }}>
        <Text variant="label" as="h3" tone="muted">
          {title}
        </Text>
      </Box>
      <Box component="ul" sx={LIST}>
        {shown.map((line) => (
          <li key={line.id}>
            <ProfileLine line={line} />
          </li>
        ))}
      </Box>
      {shown.length < lines.length && (
        <Box sx={{ px: { xs: 1, md: 1.5 }, pb: 1 }}>
          <Button size="sm" tone="quiet" onClick={() => setIsAll(true)}>
            Show all {lines.length}
          </Button>
        </Box>
      )}
    </section>
  );
}

function Forgotten({ count }: { count: number }): ReactElement {
  const [restore, { isLoading }] = useRestoreTwinLinesMutation();
  const bringBack = async (): Promise<void> => {
    const { error } = await restore();
    if (!error) notify.success('All lines are shown again.');
  };
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2, borderTop: 1, borderColor: 'border.hairline' }}>
      <Row justify="between" gap={1}>
        <Text variant="caption" tone="muted">
          {formatQuantity(count, 'line', 'lines')} forgotten. Their memories are still there.
        </Text>
        <Button size="sm" tone="quiet" loading={isLoading} onClick={() => void bringBack()}>
          Show again
        </Button>
      </Row>
    </Box>
  );
}
