import { ItemRow, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { HomeEntity } from '../../shared/home/api/home.api';
import { EntityActions, EntityProblem, EntitySliders } from './entity-actions';
import { useEntityCommands } from './use-entity-commands';
import { useTemperatureUnit } from './use-temperature-unit';

/** One thing of the home in a list: how it is, and what can be done with it. */
export function EntityRow({ entity }: { entity: HomeEntity }): ReactElement {
  const commands = useEntityCommands(entity, useTemperatureUnit());
  const part = { name: entity.name, commands };
  return (
    <ItemRow
      title={entity.name}
      secondary={
        <>
          {commands.state}
          <EntityProblem problem={commands.problem} />
        </>
      }
      action={
        <Row gap={1.5}>
          <EntityActions {...part} />
        </Row>
      }
    >
      {commands.controls.some(({ kind }) => kind === 'slider') && <EntitySliders {...part} />}
    </ItemRow>
  );
}
