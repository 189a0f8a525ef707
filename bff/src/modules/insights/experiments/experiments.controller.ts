import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import {
  type ExperimentList,
  experimentList,
  type ExperimentPlan,
  experimentPlan,
  type ExperimentPlanQuery,
  experimentPlanQuery,
  type StartExperiment,
  startExperiment,
} from './experiments.dto.js';
import { ExperimentsService } from './experiments.service.js';

@ApiTags('insights')
@Controller('experiments')
export class ExperimentsController {
  constructor(private readonly experiments: ExperimentsService) {}

  @Get()
  @RequirePermission('insights:read')
  @Returns(experimentList)
  listExperiments(@CurrentUser() user: SessionUser): Promise<ExperimentList> {
    return this.experiments.list(user);
  }

  /** What an experiment could show, before it starts. */
  @Get('plan')
  @RequirePermission('insights:read')
  @Returns(experimentPlan)
  planExperiment(
    @CurrentUser() user: SessionUser,
    @QueryObject(experimentPlanQuery) query: ExperimentPlanQuery,
  ): Promise<ExperimentPlan> {
    return this.experiments.plan(user, query);
  }

  @Post()
  @RequirePermission('insights:write')
  @Returns(experimentList, 201)
  startExperiment(
    @CurrentUser() user: SessionUser,
    @JsonBody(startExperiment) given: StartExperiment,
  ): Promise<ExperimentList> {
    return this.experiments.start(user, given);
  }

  @Post(':id/stop')
  @RequirePermission('insights:write')
  @Returns(experimentList)
  stopExperiment(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<ExperimentList> {
    return this.experiments.stop(user, id);
  }

  @Delete(':id')
  @RequirePermission('insights:write')
  @ReturnsNothing()
  deleteExperiment(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.experiments.remove(user.id, id);
  }
}
