import { useState } from 'react';
import { errorMessage } from '../../../../api/api-error';
import { notify } from '../../../../lib/notify';
import type { Home, HomeEntity } from '../../../../shared/home/api/home.api';
import { useChangeHomeEntityMutation, useSetHomeAreaMutation } from '../../api/entities.api';
import { roomIdOf } from '../../lib/room-id';

/** No id of a room, which is never empty or a space. */
export const NO_ROOM = '';
export const NEW_ROOM = ' ';

interface Values {
  name: string;
  room: string;
  newRoom: string;
  aliases: string;
}

interface EntityForm {
  values: Values;
  set: (changes: Partial<Values>) => void;
  failure: string | undefined;
  isLoading: boolean;
  save: () => Promise<void>;
}

/** What a person says of a device, until it is saved; a new room is made with it. */
export function useEntityForm(entity: HomeEntity, areas: Home['areas']): EntityForm {
  const { id } = entity;
  const [change, { isLoading }] = useChangeHomeEntityMutation();
  const [setArea] = useSetHomeAreaMutation();
  const [values, setValues] = useState<Values>({
    ...{ name: entity.name, room: entity.area ?? NO_ROOM, newRoom: '' },
    aliases: entity.aliases.join(', '),
  });
  const [failure, setFailure] = useState<string>();
  const set = (changes: Partial<Values>): void => setValues((before) => ({ ...before, ...changes }));
  const areaOf = async (): Promise<string | null> => {
    if (values.room !== NEW_ROOM) return values.room === NO_ROOM ? null : values.room;
    const called = values.newRoom.trim();
    if (called === '') return entity.area;
    const { id: area, isNew } = roomIdOf(called, areas);
    if (isNew) await setArea({ id: area, setHomeArea: { name: called } }).unwrap();
    set({ room: area });
    return area;
  };
  const save = async (): Promise<void> => {
    const name = values.name.trim();
    try {
      const area = await areaOf();
      const aliases = values.aliases.split(',').map((alias) => alias.trim());
      await change({
        id,
        changeHomeEntity: {
          ...(name !== entity.name && { name }),
          ...(area !== entity.area && { area }),
          aliases: aliases.filter((alias) => alias !== ''),
        },
      }).unwrap();
      setFailure(undefined);
      notify.success(`Saved: ${name}`);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return { values, set, failure, isLoading, save };
}
