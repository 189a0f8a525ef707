import { DomainError } from '../../common/http/problem.js';

/** To take back what is gone already would say something that is not so. */
export class MoodChangedSince extends DomainError {
  constructor() {
    super('mood_changed_since', 409, 'It’s changed since, so it can’t be undone.');
  }
}

export class MoodEntryNotFound extends DomainError {
  constructor() {
    super('mood_entry_not_found', 404, 'This mood entry isn’t there any more.');
  }
}

/** Nobody knows yet how they will feel. */
export class MoodStillToCome extends DomainError {
  constructor() {
    super('mood_still_to_come', 422, 'That time is still to come. Choose one up to now.');
  }
}

export class TooManyMoodTags extends DomainError {
  constructor(most: number) {
    super(
      'too_many_mood_tags',
      422,
      `There is room for ${String(most)} tags. Archived ones count: reuse one.`,
    );
  }
}

export class MoodTagNameTaken extends DomainError {
  constructor(name: string) {
    super(
      'mood_tag_name_taken',
      409,
      `There is a “${name}” already. Choose another name, or bring that one back.`,
    );
  }
}

export class MoodMappingWithoutDay extends DomainError {
  constructor() {
    super('mood_mapping_without_day', 422, 'Choose the column with the time, or the one with the day.');
  }
}

export class MoodMappingWithoutMood extends DomainError {
  constructor() {
    super('mood_mapping_without_mood', 422, 'Choose the column with the mood.');
  }
}
