import { useState, type ReactElement } from 'react';
import {
  Badge,
  Button,
  Card,
  Divider,
  Glyph,
  Grid,
  Icon,
  IconButton,
  Logo,
  Page,
  PageHeader,
  Row,
  SearchField,
  SourceChip,
  Stack,
  Text,
  TextField,
  AccentRule,
  type Domain,
} from '../../src';
import { ScreenFrame } from './screen-frame';

const brief = [
  {
    text: 'You slept 6 h 12 min, 48 minutes under your usual. It is the third short night in a row.',
    sources: <SourceChip domain="body" name="Sleep" meta="23:58–06:10" href="#sleep" />,
  },
  {
    text: 'After short runs your mood tends to dip around 15:00. Nothing is planned between 14:00 and 16:30.',
    sources: (
      <>
        <SourceChip domain="mood" name="9 similar days" meta="since Oct" href="#days" />
        <SourceChip name="Calendar" meta="today" href="#calendar" />
      </>
    ),
  },
  {
    text: 'Dr. Okafor at 10:30. You wanted to ask about the ferritin result and the afternoon headaches.',
    sources: <SourceChip name="Told by you" meta="4 Mar, 18:22" href="#told" />,
  },
];

const figures: { domain: Domain; name: string; value: string; unit: string; note: string }[] = [
  { domain: 'body', name: 'Body', value: '58', unit: 'bpm', note: 'Resting heart rate, inside your range' },
  { domain: 'mood', name: 'Mood', value: '3.4', unit: 'of 5', note: 'Week average, 0.3 under your usual' },
  { domain: 'home', name: 'Home', value: '20.5', unit: '°C', note: 'Living room. All doors closed' },
  {
    domain: 'memory',
    name: 'Memory',
    value: '1,284',
    unit: 'items',
    note: '2 added yesterday, 1 to confirm',
  },
];

export function TodayScreen(): ReactElement {
  const [query, setQuery] = useState('');
  return (
    <ScreenFrame current="Today">
      <Page>
        <PageHeader
          context="Thursday 12 March, 07:04"
          title="Good morning, Mara"
          tools={
            <SearchField
              label="Search everything"
              placeholder="Search everything"
              shortcut="/"
              value={query}
              onChange={setQuery}
            />
          }
        />
        <Grid container spacing={2}>
          <Grid size={{ xs: 12, lg: 8 }}>
            <Brief />
          </Grid>
          <Grid size={{ xs: 12, lg: 4 }}>
            <Stack spacing={2}>
              <Capture />
              <ToConfirm />
            </Stack>
          </Grid>
          {figures.map((figure) => (
            <Grid key={figure.name} size={{ xs: 6, lg: 3 }}>
              <NumberCard {...figure} />
            </Grid>
          ))}
        </Grid>
      </Page>
    </ScreenFrame>
  );
}

function Brief(): ReactElement {
  return (
    <Card
      glyph={<Logo size={20} />}
      title="Morning brief"
      note="3 lines, 4 sources"
      actions={<IconButton size="sm" label="More" icon={<Icon name="more" size={18} />} />}
    >
      <AccentRule>
        <Stack spacing={2.5}>
          {brief.map(({ text, sources }) => (
            <Stack key={text} spacing={1}>
              <Text variant="read" measure>
                {text}
              </Text>
              <Row gap={0.75}>{sources}</Row>
            </Stack>
          ))}
        </Stack>
      </AccentRule>
    </Card>
  );
}

function Capture(): ReactElement {
  return (
    <Card padding="dense">
      <Stack spacing={1.25}>
        <TextField
          label={<Text variant="h3">Tell your twin something</Text>}
          multiline
          minRows={3}
          placeholder="A thought, a plan, how you feel, what someone said"
        />
        <Row justify="between">
          <Row gap={0}>
            <IconButton size="sm" label="Dictate" icon={<Icon name="mic" />} />
            <IconButton size="sm" label="Attach" icon={<Icon name="plus" />} />
          </Row>
          <Button tone="primary" size="sm">
            Remember
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function ToConfirm(): ReactElement {
  return (
    <Card title="For you to confirm" actions={<Badge>1</Badge>}>
      <Stack spacing={1.25}>
        <Text>Jonas moved to Lyon in February.</Text>
        <SourceChip name="Heard in" meta="call note, 11 Mar" href="#call" />
        <Row>
          <Button size="sm" startIcon={<Icon name="check" size={16} />}>
            Keep
          </Button>
          <Button size="sm" tone="quiet">
            Correct
          </Button>
          <Button size="sm" tone="quiet">
            Forget
          </Button>
        </Row>
        <Divider />
        <Text variant="caption" tone="faint">
          Nothing is kept until you say so.
        </Text>
      </Stack>
    </Card>
  );
}

function NumberCard({ domain, name, value, unit, note }: (typeof figures)[number]): ReactElement {
  return (
    <Card href={`#${domain}`} padding="dense">
      <Stack spacing={2}>
        <Row>
          <Glyph domain={domain} size="sm" />
          <Text variant="h3" as="h2">
            {name}
          </Text>
        </Row>
        <Row gap={0.5} align="baseline" nowrap>
          <Text variant="metric">{value}</Text>
          <Text tone="muted">{unit}</Text>
        </Row>
        <Text variant="caption" tone="muted">
          {note}
        </Text>
      </Stack>
    </Card>
  );
}
