import { Controller, Get, Patch, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathText, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import {
  type ArrangeMetrics,
  arrangeMetrics,
  type PrioritiseSources,
  prioritiseSources,
  type ReadingSources,
  readingSources,
  type UpdateMetricSettings,
  updateMetricSettings,
} from './sources.dto.js';
import { SourcesService } from './sources.service.js';

const metric = z.string().min(1).max(60);

@ApiTags('readings')
@Controller('readings')
export class SourcesController {
  constructor(private readonly sources: SourcesService) {}

  /** Where readings come from, and of what there are several. */
  @Get('sources')
  @RequirePermission('biometrics:read')
  @Returns(readingSources)
  listReadingSources(@CurrentUser() user: SessionUser): Promise<ReadingSources> {
    return this.sources.list(user.id);
  }

  /** Which source of a metric counts first. */
  @Put('sources/:metric')
  @RequirePermission('biometrics:write')
  @ReturnsNothing()
  prioritiseReadingSources(
    @CurrentUser() user: SessionUser,
    @PathText(metric, 'metric') name: string,
    @JsonBody(prioritiseSources) { series }: PrioritiseSources,
  ): Promise<void> {
    return this.sources.prioritise(user.id, name, series);
  }

  /** Goal, unit and whether it is shown. */
  @Patch('metrics/:metric')
  @RequirePermission('biometrics:write')
  @ReturnsNothing()
  updateMetricSettings(
    @CurrentUser() user: SessionUser,
    @PathText(metric, 'metric') name: string,
    @JsonBody(updateMetricSettings) changes: UpdateMetricSettings,
  ): Promise<void> {
    return this.sources.update(user.id, name, changes);
  }

  /** The order of the cards. */
  @Put('metrics')
  @RequirePermission('biometrics:write')
  @ReturnsNothing()
  arrangeMetrics(
    @CurrentUser() user: SessionUser,
    @JsonBody(arrangeMetrics) { metrics }: ArrangeMetrics,
  ): Promise<void> {
    return this.sources.arrange(user.id, metrics);
  }
}
