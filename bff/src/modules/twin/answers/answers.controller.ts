import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import {
  type AskTwin,
  askTwin,
  type GiveVerdict,
  giveVerdict,
  type TwinAnswer,
  twinAnswer,
  type TwinVerdict,
  twinVerdict,
  type TwinVerdicts,
  twinVerdicts,
} from './answers.dto.js';
import { AnswersService } from './answers.service.js';

@ApiTags('twin')
@Controller('twin')
export class TwinAnswersController {
  constructor(private readonly answers: AnswersService) {}

  /** A question in a body stays out of addresses and logs; nothing is kept of it. */
  @Post('answers')
  @RequirePermission('memory:read')
  @Returns(twinAnswer)
  answerAsOwner(
    @CurrentUser() user: SessionUser,
    @JsonBody(askTwin) { question }: AskTwin,
  ): Promise<TwinAnswer> {
    return this.answers.answer(user, question);
  }

  @Get('verdicts')
  @RequirePermission('memory:read')
  @Returns(twinVerdicts)
  listTwinVerdicts(@CurrentUser() user: SessionUser): Promise<TwinVerdicts> {
    return this.answers.listVerdicts(user.id);
  }

  @Post('verdicts')
  @RequirePermission('memory:write')
  @Returns(twinVerdict, 201)
  giveTwinVerdict(
    @CurrentUser() user: SessionUser,
    @JsonBody(giveVerdict) given: GiveVerdict,
  ): Promise<TwinVerdict> {
    return this.answers.judge(user.id, given);
  }

  @Delete('verdicts/:id')
  @RequirePermission('memory:write')
  @ReturnsNothing()
  deleteTwinVerdict(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.answers.removeVerdict(user.id, id);
  }
}
