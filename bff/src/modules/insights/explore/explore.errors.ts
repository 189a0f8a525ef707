import { DomainError } from '../../../common/http/problem.js';

/** Nobody finds anything again among more. */
export const MAX_EXPLORE_VIEWS = 50;

export class SeriesNotFound extends DomainError {
  constructor() {
    super('series_not_found', 404, 'There is nothing measured or told of that.');
  }
}

export class ExploreViewNotFound extends DomainError {
  constructor() {
    super('explore_view_not_found', 404, 'View not found.');
  }
}

export class TooManyExploreViews extends DomainError {
  constructor() {
    super(
      'too_many_explore_views',
      422,
      `You have ${MAX_EXPLORE_VIEWS} views, which is the most. Delete one first.`,
    );
  }
}
