import { z } from 'zod';
import { type Actor, RIGHTS } from './rights/entity-rights.js';
import { isStorableJson, isStorableText } from './storable-json.js';

const MAX_FLOORS = 64;
const MAX_AREAS = 500;
const MAX_ENTITIES = 5_000;
const MAX_ALIASES = 20;
const MAX_NAME_LENGTH = 255;
const MAX_ATTRIBUTES_BYTES = 16_384;

const storable = z.string().refine(isStorableText, 'The text has characters that cannot be stored.');
/** Given by whoever made the home; kept as it is. */
export const key = storable.min(1).max(MAX_NAME_LENGTH);
export const name = storable
  .min(1)
  .max(MAX_NAME_LENGTH)
  .refine((text) => text.trim() !== '', 'The name is empty.');
export const aliases = z.array(name).max(MAX_ALIASES);

/** Home Assistant's attributes are as free. */
export const attributes = z.record(z.string(), z.unknown());
export const givenAttributes = attributes.refine(
  (given) => isStorableJson(given) && Buffer.byteLength(JSON.stringify(given)) <= MAX_ATTRIBUTES_BYTES,
  'The attributes are longer than 16 kB of JSON, too deep, or have characters that cannot be stored.',
);

/** Exports of homes say more of each thing than is kept here. */
export const replaceHome = z
  .strictObject({
    floors: z.array(z.object({ id: key, name, aliases: aliases.optional() })).max(MAX_FLOORS),
    areas: z
      .array(z.object({ id: key, name, floor: key.nullish(), aliases: aliases.optional() }))
      .max(MAX_AREAS),
    entities: z
      .array(
        z.object({
          id: key.meta({
            description:
              'As in Home Assistant: `light.kitchen_ceiling`. A second one becomes `light.kitchen_ceiling_2`.',
          }),
          name,
          area: key.nullish(),
          domain: z.string().regex(/^[a-z0-9_]{1,64}$/, 'A domain is written like media_player.'),
          deviceClass: storable.max(64).nullish().meta({
            description: 'Where it is left out, the attribute `device_class` counts.',
          }),
          state: storable.max(MAX_NAME_LENGTH).nullable().meta({ description: 'Null: unknown.' }),
          attributes: givenAttributes.optional(),
          aliases: aliases.optional(),
        }),
      )
      .max(MAX_ENTITIES),
  })
  .superRefine(({ floors, areas, entities }, context) => {
    const refuse = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path, message });
    for (const [list, items] of Object.entries({ floors, areas })) {
      for (const index of repeatedIn(items.map(({ id }) => id)))
        refuse([list, index, 'id'], 'Another one before it has the same id.');
    }
    for (const index of missingIn(
      areas.map(({ floor }) => floor),
      floors,
    ))
      refuse(['areas', index, 'floor'], 'There is no floor with this id.');
    for (const index of missingIn(
      entities.map(({ area }) => area),
      areas,
    ))
      refuse(['entities', index, 'area'], 'There is no area with this id.');
  })
  .meta({ id: 'ReplaceHome' });
export type ReplaceHome = z.output<typeof replaceHome>;

export const setUpSampleHome = z.strictObject({}).meta({ id: 'SetUpSampleHome' });
export type SetUpSampleHome = z.output<typeof setUpSampleHome>;

export const home = z
  .object({
    floors: z.array(z.object({ id: z.string(), name: z.string(), aliases: z.array(z.string()) })),
    areas: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        floor: z.string().nullable(),
        aliases: z.array(z.string()),
      }),
    ),
    entityCount: z.number().int().min(0),
    isSample: z.boolean().meta({ description: 'The flat that comes with the product.' }),
  })
  .meta({ id: 'Home' });
export type Home = z.output<typeof home>;

const right = z.enum(RIGHTS);
export const entityRights = z
  .strictObject({ chat: right, voice: right, rules: right, models: right } satisfies Record<
    Actor,
    typeof right
  >)
  .meta({ id: 'EntityRights', description: 'What may be done in the place of its person, and by whom.' });

export const homeEntity = z
  .object({
    id: z.string(),
    name: z.string(),
    area: z.string().nullable(),
    domain: z.string(),
    deviceClass: z.string().nullable(),
    state: z.string(),
    attributes,
    aliases: z.array(z.string()),
    isFavourite: z.boolean().meta({ description: 'Starred by whoever asks: it is shown first.' }),
    connection: z
      .uuid()
      .nullable()
      .meta({ description: 'What it is reached through; null: it is simulated.' }),
    changedAt: z.iso.datetime(),
    rights: entityRights,
    isGuarded: z.boolean().meta({ description: 'A door, a lock, an oven: its person is asked every time.' }),
  })
  .meta({ id: 'HomeEntity' });
export type HomeEntity = z.output<typeof homeEntity>;

export const homeEntities = z.object({ items: z.array(homeEntity) }).meta({ id: 'HomeEntities' });
export type HomeEntities = z.output<typeof homeEntities>;

/** Where an id stands that stood before. */
function repeatedIn(ids: readonly string[]): number[] {
  const seen = new Set<string>();
  return ids.flatMap((id, index) => {
    if (seen.has(id)) return [index];
    seen.add(id);
    return [];
  });
}

/** Where something is referred to that is not there. */
function missingIn(
  references: readonly (string | null | undefined)[],
  known: readonly { id: string }[],
): number[] {
  const ids = new Set(known.map(({ id }) => id));
  return references.flatMap((id, index) => (id == null || ids.has(id) ? [] : [index]));
}
