import type { MoodTagGroups, ReplaceMoodTags } from '../../../shared/mood/api/mood.api';

export interface DraftTag {
  /** Of this list, also for what is not kept yet. */
  key: string;
  id: string | null;
  name: string;
  isArchived: boolean;
}

export interface DraftGroup extends DraftTag {
  tags: readonly DraftTag[];
}

export function draftOf({ items }: MoodTagGroups): DraftGroup[] {
  return items.map((group, place) => ({
    ...{
      key: group.id ?? `group ${String(place)}`,
      id: group.id,
      name: group.name,
      isArchived: group.isArchived,
    },
    tags: group.tags.map((tag, at) => ({ ...tag, key: tag.id ?? `tag ${String(place)} ${String(at)}` })),
  }));
}

/** What is archived is left out: the server keeps it for its entries. Names without a letter are no names. */
export function toReplacement(groups: readonly DraftGroup[]): ReplaceMoodTags {
  const offered = <T extends DraftTag>(all: readonly T[]): T[] =>
    all.filter(({ name, isArchived }) => !isArchived && name.trim() !== '');
  return {
    items: offered(groups).map(({ id, name, tags }) => ({
      ...{ id, name: name.trim() },
      tags: offered(tags).map((tag) => ({ id: tag.id, name: tag.name.trim() })),
    })),
  };
}
