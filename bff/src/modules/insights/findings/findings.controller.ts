import { Controller, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns } from '../../../common/http/contract.js';
import {
  finding,
  type FindingDays,
  findingDays,
  type FindingList,
  findingList,
  type FindingResponse,
  type JudgeFinding,
  judgeFinding,
  type SetFindingLags,
  setFindingLags,
} from './findings.dto.js';
import { FindingsService } from './findings.service.js';

@ApiTags('insights')
@Controller('findings')
export class FindingsController {
  constructor(private readonly findings: FindingsService) {}

  @Get()
  @RequirePermission('insights:read')
  @Returns(findingList)
  listFindings(@CurrentUser() user: SessionUser): Promise<FindingList> {
    return this.findings.list(user);
  }

  /** Checks the days at once, and from then on every night. */
  @Post('check')
  @RequirePermission('insights:write')
  @Returns(findingList)
  checkFindings(@CurrentUser() user: SessionUser): Promise<FindingList> {
    return this.findings.check(user);
  }

  @Put('lags')
  @RequirePermission('insights:write')
  @Returns(findingList)
  setFindingLags(
    @CurrentUser() user: SessionUser,
    @JsonBody(setFindingLags) { lags }: SetFindingLags,
  ): Promise<FindingList> {
    return this.findings.setLags(user, lags);
  }

  @Get(':id/days')
  @RequirePermission('insights:read')
  @Returns(findingDays)
  getFindingDays(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<FindingDays> {
    return this.findings.days(user, id);
  }

  @Patch(':id')
  @RequirePermission('insights:write')
  @Returns(finding)
  judgeFinding(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(judgeFinding) { verdict }: JudgeFinding,
  ): Promise<FindingResponse> {
    return this.findings.judge(user.id, id, verdict);
  }
}
