import { useState, type ReactElement } from 'react';
import {
  Badge,
  Box,
  Button,
  Chip,
  ConfirmDialog,
  DiffText,
  Glyph,
  Icon,
  Link,
  ListDetail,
  ListRow,
  Provenance,
  ProvenanceItem,
  Row,
  SearchField,
  Stack,
  Text,
  Timeline,
  TimelineItem,
  type Domain,
} from '../../src';
import { ScreenFrame } from './screen-frame';

const memories: { title: string; secondary: string; domain: Domain; meta: string; toConfirm?: boolean }[] = [
  {
    title: 'Ferritin came back at 18, a little low',
    secondary: '“Dr. Okafor wants to repeat it in three months and asked about headaches”',
    domain: 'memory',
    meta: '4 Mar',
  },
  {
    title: 'Jonas moved to Lyon in February',
    secondary: 'Heard in a call note. Not confirmed yet.',
    domain: 'memory',
    meta: '11 Mar',
    toConfirm: true,
  },
  {
    title: 'I sleep best with the bedroom at 18 °C',
    secondary: '“Slept like a stone, window tilted, 18 degrees.”',
    domain: 'body',
    meta: '14 Jan',
  },
  {
    title: 'Sunday walks with Ines lift the week',
    secondary: '9 check-ins after walks are higher than usual',
    domain: 'mood',
    meta: '8 Mar',
  },
];

export function MemoryScreen(): ReactElement {
  return (
    <ScreenFrame current="Memory" fill>
      <ListDetail listLabel="Memories" list={<List />} detail={<Detail />} />
    </ScreenFrame>
  );
}

function List(): ReactElement {
  const [query, setQuery] = useState('');
  return (
    <>
      <Box sx={{ p: 2, pt: 2.5, pb: 1.5, borderBottom: 1, borderColor: 'border.hairline' }}>
        <Stack spacing={1.5}>
          <Row justify="between">
            <Text variant="h2">Memory</Text>
            <Text variant="caption" tone="faint" tabular>
              1,284 items
            </Text>
          </Row>
          <SearchField
            label="Find in memory"
            placeholder="Find in memory"
            value={query}
            onChange={setQuery}
          />
          <Row gap={0.75} scroll>
            <Chip label="All" selected onClick={() => undefined} />
            <Chip label="To confirm" count={1} selected={false} onClick={() => undefined} />
            <Chip label="People" selected={false} onClick={() => undefined} />
          </Row>
        </Stack>
      </Box>
      {memories.map(({ domain, toConfirm, ...row }, index) => (
        <ListRow
          key={row.title}
          {...row}
          href={`#${String(index)}`}
          selected={index === 0}
          glyph={<Glyph domain={domain} size="sm" />}
          status={
            toConfirm && (
              <Badge tone="warning" plain>
                To confirm
              </Badge>
            )
          }
        />
      ))}
    </>
  );
}

function Detail(): ReactElement {
  return (
    <Box component="article" sx={{ px: { xs: 2, sm: 6 }, pt: { xs: 3, sm: 4 }, pb: 8, maxWidth: 896 }}>
      <Stack spacing={2}>
        <Tools />
        <Text variant="h1">Ferritin came back at 18, a little low</Text>
        <Text variant="read" measure>
          Ferritin was 18 µg/L in the February blood test. Dr. Okafor wants to repeat it in three months and
          asked about afternoon headaches. I want to bring both up on 12 March.
        </Text>
        <Text variant="h3" as="h2">
          Where this came from
        </Text>
        <Sources />
        <Text variant="h3" as="h2">
          Versions
        </Text>
        <Versions />
      </Stack>
    </Box>
  );
}

function Tools(): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => setIsAsking(false);
  return (
    <Row justify="between" gap={1.5}>
      <Row>
        <Chip domain="memory" label="Memory" />
        <Chip label="Health" />
        <Chip icon="user" label="Dr. Okafor" />
      </Row>
      <Row>
        <Button size="sm" startIcon={<Icon name="edit" size={16} />}>
          Correct
        </Button>
        <Button
          size="sm"
          tone="danger"
          startIcon={<Icon name="trash" size={16} />}
          onClick={() => setIsAsking(true)}
        >
          Forget
        </Button>
      </Row>
      <ConfirmDialog
        open={isAsking}
        title="Forget this memory?"
        confirmLabel="Forget"
        tone="danger"
        onConfirm={close}
        onClose={close}
      >
        The morning brief of 12 March loses its source. You can undo this for 30 days.
      </ConfirmDialog>
    </Row>
  );
}

function Sources(): ReactElement {
  return (
    <Provenance>
      <ProvenanceItem icon="ask" title={<b>Told by you in a conversation</b>} meta="4 Mar, 18:22">
        “Okafor called, ferritin 18, repeat in three months, mention the headaches.”
      </ProvenanceItem>
      <ProvenanceItem icon="memory" title={<b>Read from a document you added</b>} meta="4 Mar, 18:25">
        Lab report Feb 2026.pdf, page 2, “Ferritin 18 µg/L (ref. 15–150)”
      </ProvenanceItem>
    </Provenance>
  );
}

function Versions(): ReactElement {
  const restore = (
    <Link tone="muted" href="#restore">
      Restore
    </Link>
  );
  return (
    <Timeline>
      <TimelineItem title={<b>Version 3, current</b>} meta="11 Mar, 08:40" current>
        You corrected the date of the visit:{' '}
        <DiffText
          parts={[
            { kind: 'removed', text: '13 March' },
            { kind: 'same', text: ' ' },
            { kind: 'added', text: '12 March' },
          ]}
        />
      </TimelineItem>
      <TimelineItem title={<b>Version 2</b>} meta="4 Mar, 18:25" action={restore}>
        The lab report added the unit and the reference range.
      </TimelineItem>
      <TimelineItem title={<b>Version 1</b>} meta="4 Mar, 18:22" action={restore}>
        First kept from what you said.
      </TimelineItem>
    </Timeline>
  );
}
