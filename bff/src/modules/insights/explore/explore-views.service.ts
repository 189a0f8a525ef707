import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type CreateExploreView, type ExploreView, type ExploreViews } from './explore.dto.js';
import { ExploreViewNotFound, MAX_EXPLORE_VIEWS, TooManyExploreViews } from './explore.errors.js';
import { ExploreViewsRepository, type KeptView } from './explore-views.repository.js';

@Injectable()
export class ExploreViewsService {
  constructor(
    private readonly views: ExploreViewsRepository,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<ExploreViews> {
    return { items: (await this.views.findAll(userId)).map(toView) };
  }

  async create(userId: string, given: CreateExploreView): Promise<ExploreView> {
    const view = { ...given, id: crypto.randomUUID(), createdAt: this.clock.now() };
    if (!(await this.views.add(userId, view, MAX_EXPLORE_VIEWS))) throw new TooManyExploreViews();
    return toView(view);
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.views.remove(userId, id))) throw new ExploreViewNotFound();
  }
}

function toView({ createdAt, ...view }: KeptView): ExploreView {
  return { ...view, createdAt: createdAt.toISOString() };
}
