import { DomainError } from '../../common/http/problem.js';

export class HomeEntityNotFound extends DomainError {
  constructor() {
    super('home_entity_not_found', 404, 'Device not found.');
  }
}

export class HomeActivityNotFound extends DomainError {
  constructor() {
    super('home_activity_not_found', 404, 'Action not found.');
  }
}

/** The device cannot do that, or not now; the sentence says why. */
export class HomeActionRefused extends DomainError {
  constructor(
    reason: string,
    readonly entityId: string,
  ) {
    super('home_action_refused', 422, reason);
  }
}

export class HomeActionUndone extends DomainError {
  constructor() {
    super('home_action_undone', 409, 'That was undone already.');
  }
}

/** What came later would be undone with it. */
export class HomeChangedSince extends DomainError {
  constructor() {
    super('home_changed_since', 409, 'It’s changed since. Undo the later change first.');
  }
}

export class HomeAreaNotFound extends DomainError {
  constructor() {
    super('home_area_not_found', 404, 'Room not found.');
  }
}

export class HomeFloorNotFound extends DomainError {
  constructor() {
    super('home_floor_not_found', 404, 'Floor not found.');
  }
}
