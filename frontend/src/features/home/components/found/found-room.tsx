import { Badge, Button, Card, Checkbox, HomeGlyph, ItemRow, Row, VisuallyHidden } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { entityIcon } from '../../../../components/home/entity-icon';
import type { DiscoveredEntity } from '../../api/connections.api';
import { type FoundRoom as Room, foundWords, keyOf } from '../../lib/found-rooms';

interface FoundRoomProps {
  room: Room;
  chosen: ReadonlySet<string>;
  onChoose: (keys: readonly string[], isChosen: boolean) => void;
  /** Of one that was ignored. */
  onShowAgain: (entity: DiscoveredEntity) => void;
}

/** What was found in one room, to be chosen by one or all at once. */
export function FoundRoom({ room, chosen, onChoose, onShowAgain }: FoundRoomProps): ReactElement {
  const { area, entities } = room;
  const title = area ?? 'Without a room';
  const keys = entities.filter(({ isIgnored }) => !isIgnored).map(keyOf);
  const count = keys.filter((key) => chosen.has(key)).length;
  const areAll = keys.length > 0 && count === keys.length;
  return (
    <Card
      title={title}
      padding="none"
      aria-label={title}
      actions={
        keys.length > 1 && (
          <Button
            size="sm"
            tone="quiet"
            aria-label={areAll ? `Choose none of ${title}` : `Choose all of ${title}`}
            onClick={() => onChoose(keys, !areAll)}
          >
            {areAll ? 'Choose none' : 'Choose all'}
          </Button>
        )
      }
    >
      <ul>
        {entities.map((entity) => (
          <li key={keyOf(entity)}>
            <FoundRow
              entity={entity}
              isChosen={chosen.has(keyOf(entity))}
              onChoose={(isChosen) => onChoose([keyOf(entity)], isChosen)}
              onShowAgain={() => onShowAgain(entity)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface FoundRowProps {
  entity: DiscoveredEntity;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onShowAgain: () => void;
}

function FoundRow({ entity, isChosen, onChoose, onShowAgain }: FoundRowProps): ReactElement {
  const { name, isGuarded, isIgnored } = entity;
  return (
    <ItemRow
      glyph={
        <Row gap={1.5} nowrap>
          {!isIgnored && (
            <Checkbox
              label={<VisuallyHidden>{`Choose ${name}`}</VisuallyHidden>}
              checked={isChosen}
              onChange={(event) => onChoose(event.target.checked)}
            />
          )}
          <HomeGlyph size="sm" icon={entityIcon({ ...entity, state: 'unknown' })} />
        </Row>
      }
      title={name}
      badge={
        <>
          {isGuarded && (
            <Badge plain tone="warning">
              Guarded: asks each time
            </Badge>
          )}
          {isIgnored && <Badge plain>Ignored</Badge>}
        </>
      }
      secondary={foundWords(entity)}
      action={
        isIgnored && (
          <Button size="sm" tone="quiet" aria-label={`Show ${name} again`} onClick={onShowAgain}>
            Show again
          </Button>
        )
      }
    />
  );
}
