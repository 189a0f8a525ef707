import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { PathId, QueryObject, Returns } from '../../../common/http/contract.js';
import {
  type SkillRun,
  skillRun,
  type SkillRunPage,
  skillRunPage,
  type SkillRunQuery,
  skillRunQuery,
} from './runs.dto.js';
import { RunsService } from './runs.service.js';

@ApiTags('skills')
@Controller('skills/runs')
export class RunsController {
  constructor(private readonly runs: RunsService) {}

  @Get()
  @RequirePermission('skills:read')
  @Returns(skillRunPage)
  listSkillRuns(
    @CurrentUser() user: SessionUser,
    @QueryObject(skillRunQuery) query: SkillRunQuery,
  ): Promise<SkillRunPage> {
    return this.runs.list(user.id, query);
  }

  @Post(':id/undo')
  @RequirePermission('skills:write')
  @Returns(skillRun)
  undoSkillRun(
    @CurrentUser() { id: userId, timeZone }: SessionUser,
    @PathId() id: string,
  ): Promise<SkillRun> {
    return this.runs.undo(userId, id, { timeZone, channel: 'screen' });
  }
}
