import {
  Box,
  Button,
  Card,
  EmptyState,
  Masonry,
  Row,
  SearchField,
  Stack,
  Switch,
  Text,
} from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { paths } from '../../../../lib/paths';
import { useGetHomeQuery } from '../../../../shared/home/api/home.api';
import { type DiscoveredEntity, useIgnoreDiscoveredEntitiesMutation } from '../../api/connections.api';
import { isFoundBy, keyOf, roomsOf } from '../../lib/found-rooms';
import { FoundBar } from './found-bar';
import { FoundRoom } from './found-room';

/** In sight while any of the list is: on a phone above the bar at the foot. */
const FOOT = {
  position: 'sticky',
  bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', sm: 16 },
  zIndex: 1,
} as const;
/** What the keyboard reaches is scrolled to above it. */
const ABOVE_FOOT = { '& input, & button': { scrollMarginBlock: { xs: '260px', sm: '140px' } } } as const;

/** What waits for a yes, room by room; what was ignored stays in reach. */
export function FoundList({ entities }: { entities: readonly DiscoveredEntity[] }): ReactElement {
  const { data: home } = useGetHomeQuery();
  const [query, setQuery] = useState('');
  const [withIgnored, setWithIgnored] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [ignore] = useIgnoreDiscoveredEntitiesMutation();
  const waiting = entities.filter(({ isIgnored }) => !isIgnored);
  const shown = entities.filter((each) => (withIgnored || !each.isIgnored) && isFoundBy(each, query));
  const choose = (keys: readonly string[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const key of keys)
      if (isChosen) next.add(key);
      else next.delete(key);
    setChosen(next);
  };
  const showAgain = ({ connection, externalId }: DiscoveredEntity): void =>
    void ignore({ ignoreDiscovered: { items: [{ connection, externalId }], isIgnored: false } });
  return (
    <Stack spacing={2}>
      <Row gap={2} justify="between">
        <Box role="search" sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' } }}>
          <SearchField
            label="Find among them"
            placeholder="Name, room, maker"
            value={query}
            onChange={setQuery}
          />
        </Box>
        {waiting.length < entities.length && (
          <Switch
            label="Show ignored"
            checked={withIgnored}
            onChange={(event) => setWithIgnored(event.target.checked)}
          />
        )}
      </Row>
      <Box sx={ABOVE_FOOT}>
        <Masonry>
          {roomsOf(shown).map((room) => (
            <FoundRoom
              key={room.area ?? ''}
              room={room}
              chosen={chosen}
              onChoose={choose}
              onShowAgain={showAgain}
            />
          ))}
        </Masonry>
      </Box>
      {shown.length === 0 && <NothingShown isFiltered={query !== ''} />}
      {waiting.length > 0 && (
        <Box sx={FOOT}>
          <FoundBar
            waiting={waiting}
            chosen={waiting.filter((each) => chosen.has(keyOf(each)))}
            home={home}
            onDone={() => setChosen(new Set())}
          />
        </Box>
      )}
    </Stack>
  );
}

function NothingShown({ isFiltered }: { isFiltered: boolean }): ReactElement {
  if (isFiltered) return <Text tone="muted">Nothing that was found is called that.</Text>;
  return (
    <Card>
      <EmptyState title="Nothing waits for you" actions={<Button href={paths.smartHome}>Open Home</Button>}>
        What you accepted is in your home. What you ignored can be shown again.
      </EmptyState>
    </Card>
  );
}
