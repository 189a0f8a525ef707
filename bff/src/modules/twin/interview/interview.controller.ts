import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathText, Returns } from '../../../common/http/contract.js';
import {
  type AnswerInterview,
  answerInterview,
  type InterviewAnswered,
  interviewAnswered,
  interviewKey,
  type TwinInterview,
  twinInterview,
} from './interview.dto.js';
import { InterviewService } from './interview.service.js';

@ApiTags('twin')
@Controller('twin/interview')
export class InterviewController {
  constructor(private readonly interview: InterviewService) {}

  @Get()
  @RequirePermission('memory:read')
  @Returns(twinInterview)
  getTwinInterview(@CurrentUser() user: SessionUser): Promise<TwinInterview> {
    return this.interview.read(user.id);
  }

  @Post(':key')
  @RequirePermission('memory:write')
  @Returns(interviewAnswered, 201)
  answerTwinInterview(
    @CurrentUser() user: SessionUser,
    @PathText(interviewKey, 'key') key: string,
    @JsonBody(answerInterview) { text }: AnswerInterview,
  ): Promise<InterviewAnswered> {
    return this.interview.answer(user, key, text);
  }
}
