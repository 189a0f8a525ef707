import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { MoodTagNameTaken, TooManyMoodTags } from '../mood.errors.js';
import { DEFAULT_TAGS } from './default-tags.js';
import { MAX_TAGS } from './mood-entry-tags.repository.js';
import { type MoodTagGroups, type ReplaceMoodTags } from './mood-tags.dto.js';
import { MoodTagsRepository, type StoredTagGroup, type TagGroupToKeep } from './mood-tags.repository.js';
import { LiveEvents } from '../../events/live-events.service.js';

/** The tags of somebody’s moods, in groups of their own. */
@Injectable()
export class MoodTagsService {
  constructor(
    private readonly tags: MoodTagsRepository,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  /** The default ones, kept nowhere, until there are some. */
  async list(userId: string): Promise<MoodTagGroups> {
    const groups = await this.tags.find(userId);
    return { items: groups.length > 0 ? groups.map(toResponse) : DEFAULT_TAGS.map(toOffer) };
  }

  /**
   * Makes them what is offered; what is left out is archived. Throws `MoodTagNameTaken` for a name that is given twice or
   * that an archived one has, and `TooManyMoodTags`.
   */
  async replace(userId: string, { items }: ReplaceMoodTags): Promise<MoodTagGroups> {
    const before = await this.tags.find(userId);
    const wanted = items.map((group) => toKeep(group, before));
    refuseTaken(wanted, before);
    const left = tagIds(before).filter((id) => !tagIds(wanted).includes(id));
    if (tagIds(wanted).length + left.length > MAX_TAGS) throw new TooManyMoodTags(MAX_TAGS);
    await this.tags.replace(userId, wanted, this.clock.now());
    this.live.changed(userId, 'mood');
    return this.list(userId);
  }
}

/** An id that is none of theirs makes a new one, under an id of ours: it may be another person’s. */
function toKeep(
  { id, name, tags }: ReplaceMoodTags['items'][number],
  before: readonly StoredTagGroup[],
): TagGroupToKeep {
  const known = before.find((group) => group.id === id);
  const knownTags = new Set(tagIds(before));
  const used = new Set<string>();
  return {
    id: known?.id ?? crypto.randomUUID(),
    name,
    tags: tags.map((tag) => {
      const isKnown = tag.id != null && knownTags.has(tag.id) && !used.has(tag.id);
      const own = isKnown && tag.id ? tag.id : crypto.randomUUID();
      used.add(own);
      return { id: own, name: tag.name };
    }),
  };
}

function refuseTaken(wanted: readonly TagGroupToKeep[], before: readonly StoredTagGroup[]): void {
  refuseTwice([...wanted, ...before.filter(({ id }) => !wanted.some((group) => group.id === id))]);
  const kept = new Set(tagIds(wanted));
  for (const group of wanted) {
    const left = before.find(({ id }) => id === group.id)?.tags.filter(({ id }) => !kept.has(id)) ?? [];
    refuseTwice([...group.tags, ...left]);
  }
}

function refuseTwice(named: readonly { readonly name: string }[]): void {
  const seen = new Set<string>();
  for (const { name } of named) {
    if (seen.has(name.toLowerCase())) throw new MoodTagNameTaken(name);
    seen.add(name.toLowerCase());
  }
}

function tagIds(groups: readonly { readonly tags: readonly { readonly id: string }[] }[]): string[] {
  return groups.flatMap(({ tags }) => tags.map(({ id }) => id));
}

function toResponse({ id, name, isArchived, tags }: StoredTagGroup): MoodTagGroups['items'][number] {
  return { id, name, isArchived, tags: tags.map((tag) => ({ ...tag })) };
}

function toOffer({ name, tags }: (typeof DEFAULT_TAGS)[number]): MoodTagGroups['items'][number] {
  const offered = tags.map((tag) => ({ id: null, name: tag, isArchived: false }));
  return { id: null, name, isArchived: false, tags: offered };
}
