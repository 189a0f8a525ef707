import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import {
  type Comparison,
  comparison,
  type ComparisonQuery,
  comparisonQuery,
  type CreateExploreView,
  createExploreView,
  type ExploredSeries,
  exploredSeries,
  type ExploreView,
  exploreView,
  type ExploreViews,
  exploreViews,
} from './explore.dto.js';
import { ExploreService } from './explore.service.js';
import { ExploreViewsService } from './explore-views.service.js';

@ApiTags('insights')
@Controller('explore')
export class ExploreController {
  constructor(
    private readonly explore: ExploreService,
    private readonly views: ExploreViewsService,
  ) {}

  @Get('series')
  @RequirePermission('insights:read')
  @Returns(exploredSeries)
  listExploredSeries(@CurrentUser() user: SessionUser): Promise<ExploredSeries> {
    return this.explore.list(user);
  }

  @Get('comparison')
  @RequirePermission('insights:read')
  @Returns(comparison)
  compareSeries(
    @CurrentUser() user: SessionUser,
    @QueryObject(comparisonQuery) query: ComparisonQuery,
  ): Promise<Comparison> {
    return this.explore.compare(user, query);
  }

  @Get('views')
  @RequirePermission('insights:read')
  @Returns(exploreViews)
  listExploreViews(@CurrentUser() user: SessionUser): Promise<ExploreViews> {
    return this.views.list(user.id);
  }

  @Post('views')
  @RequirePermission('insights:write')
  @Returns(exploreView, 201)
  createExploreView(
    @CurrentUser() user: SessionUser,
    @JsonBody(createExploreView) given: CreateExploreView,
  ): Promise<ExploreView> {
    return this.views.create(user.id, given);
  }

  @Delete('views/:id')
  @RequirePermission('insights:write')
  @ReturnsNothing()
  deleteExploreView(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.views.remove(user.id, id);
  }
}
