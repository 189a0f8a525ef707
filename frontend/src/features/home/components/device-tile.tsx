import { HomeGlyph, Link, Tile } from '@twyn/design-system';
import { memo, type ReactElement } from 'react';
import type { HomeEntity } from '../../../shared/home/api/home.api';
import { EntityActions, EntityProblem, EntitySliders } from '../../../components/home/entity-actions';
import { entityIcon } from '../../../components/home/entity-icon';
import { isActive } from '../../../components/home/entity-kinds';
import type { TemperatureUnit } from '../../../components/home/temperature';
import { useEntityCommands } from '../../../components/home/use-entity-commands';
import { entityPath } from '../lib/entity-path';
import { FavouriteStar } from './favourite-star';

interface DeviceTileProps {
  entity: HomeEntity;
  /** In which temperatures are read. */
  unit: TemperatureUnit | undefined;
  /** Where it stands, among things of other rooms. */
  room?: string | undefined;
  /** @default 'h3' */
  titleAs?: 'h3' | 'h4';
}

/**
 * One device: the picture of its kind, how it is, and the control that fits; none where it cannot be reached. Of a thousand
 * devices a few change at a time: the others are not rendered again.
 */
export const DeviceTile = memo(function DeviceTile({
  entity,
  unit,
  room,
  titleAs = 'h3',
}: DeviceTileProps): ReactElement {
  const commands = useEntityCommands(entity, unit);
  const part = { name: entity.name, commands };
  return (
    <Tile
      glyph={<HomeGlyph isActive={isActive(entity)} icon={entityIcon(entity)} />}
      title={
        <Link tone="plain" href={entityPath(entity.id)}>
          {entity.name}
        </Link>
      }
      titleAs={titleAs}
      state={room === undefined ? commands.state : `${commands.state} · ${room}`}
      isQuiet={entity.state === 'unavailable'}
      actions={
        <>
          <EntityActions {...part} />
          <FavouriteStar entity={entity} />
        </>
      }
    >
      <EntityProblem problem={commands.problem} />
      <EntitySliders {...part} />
    </Tile>
  );
});
