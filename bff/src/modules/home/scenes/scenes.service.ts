import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { StateChanges } from '../history/state-changes.service.js';
import { type HomeEntity } from '../home.dto.js';
import { HomeEntityNotFound } from '../home.errors.js';
import { HomeService } from '../home.service.js';
import { type SceneState, sceneStateOf } from './scene-states.js';
import { type CaptureScene, type ChangeScene, type HomeScene, type HomeScenes } from './scenes.dto.js';
import { HomeSceneNotFound, TooManyScenes } from './scenes.errors.js';
import { type SceneRow, ScenesRepository } from './scenes.repository.js';

const MAX_SCENES = 100;
const MAX_ID_LENGTH = 60;

/** How chosen devices were, to be had again. Applying and taking back are actions on the scene's entity. */
@Injectable()
export class ScenesService {
  constructor(
    private readonly scenes: ScenesRepository,
    private readonly homes: HomeService,
    private readonly changes: StateChanges,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<HomeScenes> {
    const [rows, entities] = await Promise.all([this.scenes.findAll(userId), this.entities(userId)]);
    return { items: rows.map((row) => toScene(row, entities)) };
  }

  async capture(userId: string, { name, entities: ids }: CaptureScene): Promise<HomeScene> {
    const entities = await this.entities(userId);
    const states = takenNow(ids, entities);
    if ((await this.scenes.findAll(userId)).length >= MAX_SCENES) throw new TooManyScenes();
    const now = this.clock.now();
    const scene = { name, states, capturedAt: now.toISOString() };
    const id = await this.scenes.add(userId, idOf(name), scene, now);
    if (id === undefined) throw new HomeEntityNotFound();
    this.changes.tellAll(userId);
    return toScene({ id, ...scene }, entities);
  }

  async change(userId: string, id: string, change: ChangeScene): Promise<HomeScene> {
    const before = (await this.scenes.findAll(userId)).find((row) => row.id === id);
    if (!before) throw new HomeSceneNotFound();
    const entities = await this.entities(userId);
    const known = Object.keys(before.states).filter((each) => entities.has(each));
    const wanted = change.entities ?? known;
    const isAnew = change.isCapturedAnew === true;
    const kept = isAnew ? [] : wanted.filter((each) => before.states[each]);
    const taken = takenNow(
      wanted.filter((each) => !kept.includes(each)),
      entities,
    );
    const states = Object.fromEntries(
      wanted.flatMap((each) => {
        const state = taken[each] ?? before.states[each];
        return state ? [[each, state]] : [];
      }),
    );
    const capturedAt = isAnew ? this.clock.now().toISOString() : before.capturedAt;
    const scene = { name: change.name ?? before.name, states, capturedAt };
    await this.scenes.change(userId, id, scene);
    this.changes.tellAll(userId, id);
    return toScene({ id, ...scene }, entities);
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.scenes.remove(userId, id))) throw new HomeSceneNotFound();
    this.changes.tellAll(userId);
  }

  private async entities(userId: string): Promise<ReadonlyMap<string, HomeEntity>> {
    const { items } = await this.homes.listEntities(userId);
    return new Map(items.map((entity) => [entity.id, entity]));
  }
}

function takenNow(
  ids: readonly string[],
  entities: ReadonlyMap<string, HomeEntity>,
): Record<string, SceneState> {
  return Object.fromEntries(
    ids.map((id) => {
      const entity = entities.get(id);
      if (!entity) throw new HomeEntityNotFound();
      return [id, sceneStateOf(entity)];
    }),
  );
}

function toScene(
  { id, name, capturedAt, states }: SceneRow,
  entities: ReadonlyMap<string, HomeEntity>,
): HomeScene {
  return {
    ...{ id, name, capturedAt },
    entities: Object.entries(states).flatMap(([entity, { state, attributes }]) => {
      const known = entities.get(entity);
      return known ? [{ entity, entityName: known.name, state, attributes }] : [];
    }),
  };
}

/** `scene.film_night`, as Home Assistant would call it. */
function idOf(name: string): string {
  const plain = name.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const word = plain.replaceAll(/[^a-z0-9]+/g, '_').replaceAll(/^_|_$/g, '');
  return `scene.${word.slice(0, MAX_ID_LENGTH) || 'own'}`;
}
