import { z } from 'zod';
import { plainText } from '../../../common/http/plain-text.js';
import { MAX_GROUPS, MAX_TAGS_OF_GROUP } from './tag-limits.js';

export const MAX_TAG_NAME_LENGTH = 40;

export const tagName = plainText(MAX_TAG_NAME_LENGTH);

/** A tag of an entry, by the words that a person knows it by. */
export const namedTag = z
  .strictObject({ group: tagName, name: tagName })
  .meta({ id: 'NamedMoodTag', description: 'Made where there is none of that name.' });

export const moodTagGroups = z
  .object({
    items: z
      .array(
        z.object({
          id: z.uuid().nullable().meta({ description: 'Null of a group that is offered and not kept yet.' }),
          name: z.string(),
          isArchived: z.boolean(),
          tags: z.array(z.object({ id: z.uuid().nullable(), name: z.string(), isArchived: z.boolean() })),
        }),
      )
      .meta({ description: 'In their order, what is archived last.' }),
  })
  .meta({ id: 'MoodTagGroups' });
export type MoodTagGroups = z.output<typeof moodTagGroups>;

const id = z.uuid().nullish().meta({ description: 'Of one that is kept; without it a new one is made.' });

export const replaceMoodTags = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          id,
          name: tagName,
          tags: z.array(z.strictObject({ id, name: tagName })).max(MAX_TAGS_OF_GROUP),
        }),
      )
      .max(MAX_GROUPS),
  })
  .meta({
    id: 'ReplaceMoodTags',
    description:
      'All groups and tags that are offered, in their order. What is left out is archived; entries keep it.',
  });
export type ReplaceMoodTags = z.output<typeof replaceMoodTags>;
