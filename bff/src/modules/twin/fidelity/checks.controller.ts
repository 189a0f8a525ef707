import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import {
  type AnswerTwinCheck,
  answerTwinCheck,
  type TwinCheck,
  twinCheck,
  type TwinChecks,
  twinChecks,
} from './checks.dto.js';
import { ChecksService } from './checks.service.js';

@ApiTags('twin')
@Controller('twin/checks')
export class ChecksController {
  constructor(private readonly checks: ChecksService) {}

  @Get()
  @RequirePermission('memory:read')
  @Returns(twinChecks)
  listTwinChecks(@CurrentUser() user: SessionUser): Promise<TwinChecks> {
    return this.checks.list(user);
  }

  @Post()
  @RequirePermission('memory:write')
  @Returns(twinChecks, 201)
  askTwinChecks(@CurrentUser() user: SessionUser): Promise<TwinChecks> {
    return this.checks.ask(user);
  }

  @Put(':id/answer')
  @RequirePermission('memory:write')
  @Returns(twinCheck)
  answerTwinCheck(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(answerTwinCheck) { choice }: AnswerTwinCheck,
  ): Promise<TwinCheck> {
    return this.checks.answer(user, id, choice);
  }

  /** Only an open question can be skipped. */
  @Delete(':id')
  @RequirePermission('memory:write')
  @ReturnsNothing()
  skipTwinCheck(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.checks.skip(user.id, id);
  }
}
