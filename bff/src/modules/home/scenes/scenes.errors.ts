import { DomainError } from '../../../common/http/problem.js';

export class HomeSceneNotFound extends DomainError {
  constructor() {
    super('home_scene_not_found', 404, 'Scene not found.');
  }
}

/** One of its devices cannot be a part of a scene; the sentence says which and why. */
export class HomeSceneRefused extends DomainError {
  constructor(reason: string) {
    super('home_scene_refused', 422, reason);
  }
}

export class TooManyScenes extends DomainError {
  constructor() {
    super('too_many_home_scenes', 422, 'A home has at most 100 scenes of your own.');
  }
}
