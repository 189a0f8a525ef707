import { Box, Button, Chip, Glyph, ListRow, Row, Text } from '@twyn/design-system';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { formatCount, formatQuantity } from '../../../lib/format';
import type { EntityGraph, EntityKind } from '../api/twin-entities.api';
import { ENTITY_WORDS } from '../lib/entity-words';
import { neighbourNames } from '../lib/neighbour-names';

export interface NamesProps {
  graph: EntityGraph;
  selected: string | null;
  onSelect: (id: string | null) => void;
}

const LIST = { m: 0, p: 0, listStyle: 'none' } as const;
const AT_ONCE = 20;

/** Everything that the graph shows, in words: who, how often, and with whom. */
export function NamesList({ graph, selected, onSelect }: NamesProps): ReactElement {
  const [kind, setKind] = useState<EntityKind | null>(null);
  const [shown, setShown] = useState(AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const goOnAt = useRef<number | null>(null);
  // The button that showed more may be gone: the keyboard goes on at the first name that came.
  useLayoutEffect(() => {
    const row = goOnAt.current === null ? undefined : list.current?.children[goOnAt.current];
    row?.querySelector('button')?.focus();
    goOnAt.current = null;
  }, [shown]);
  const showMore = (): void => {
    goOnAt.current = shown;
    setShown(shown + 5 * AT_ONCE);
  };
  const nodes = graph.nodes.filter((node) => kind === null || node.kind === kind);
  const kinds = (Object.keys(ENTITY_WORDS) as EntityKind[]).filter((each) =>
    graph.nodes.some((node) => node.kind === each),
  );
  return (
    <>
      <Box sx={{ p: 2 }}>
        <Row gap={0.75} scroll role="group" aria-label="Kind">
          <Chip label="All" selected={kind === null} onClick={() => setKind(null)} />
          {kinds.map((each) => (
            <Chip
              key={each}
              label={ENTITY_WORDS[each].many}
              selected={kind === each}
              onClick={() => setKind(each)}
            />
          ))}
        </Row>
      </Box>
      <Box component="ul" ref={list} sx={LIST} aria-label="Names">
        {nodes.slice(0, shown).map(({ id, name, kind: of, mentions }) => {
          const others = neighbourNames(graph, id);
          return (
            <li key={id}>
              <ListRow
                selected={id === selected}
                onClick={() => onSelect(id)}
                glyph={<Glyph domain="memory" icon={ENTITY_WORDS[of].icon} size="sm" />}
                title={name}
                meta={formatQuantity(mentions, 'memory', 'memories')}
                secondary={`${ENTITY_WORDS[of].one}${others.length > 0 ? `, with ${others.join(', ')}` : ''}`}
              />
            </li>
          );
        })}
      </Box>
      {nodes.length > shown && (
        <Box sx={{ p: 2 }}>
          <Row justify="between" gap={1}>
            <Text variant="caption" tone="muted" tabular>
              {formatCount(shown)} of {formatCount(nodes.length)}
            </Text>
            <Button size="sm" tone="quiet" onClick={showMore}>
              Show more
            </Button>
          </Row>
        </Box>
      )}
    </>
  );
}
