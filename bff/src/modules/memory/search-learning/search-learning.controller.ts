import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import {
  type SearchFeedback,
  searchFeedback,
  type SearchWeights,
  searchWeights,
} from './search-learning.dto.js';
import { SearchLearning } from './search-learning.service.js';

@ApiTags('learning')
@Controller('memories/search')
export class SearchLearningController {
  constructor(private readonly learning: SearchLearning) {}

  @Post('feedback')
  @RequirePermission('memory:write')
  @Returns(searchWeights)
  sendSearchFeedback(
    @CurrentUser() user: SessionUser,
    @JsonBody(searchFeedback) feedback: SearchFeedback,
  ): Promise<SearchWeights> {
    return this.learning.judge(user.id, { timeZone: user.timeZone, ...feedback });
  }

  @Delete('feedback/:id')
  @RequirePermission('memory:write')
  @Returns(searchWeights)
  deleteSearchFeedback(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<SearchWeights> {
    return this.learning.deleteFeedback(user.id, id);
  }

  @Get('weights')
  @RequirePermission('memory:read')
  @Returns(searchWeights)
  getSearchWeights(@CurrentUser() user: SessionUser): Promise<SearchWeights> {
    return this.learning.weights(user.id);
  }

  @Delete('weights')
  @RequirePermission('memory:write')
  @ReturnsNothing()
  resetSearchWeights(@CurrentUser() user: SessionUser): Promise<void> {
    return this.learning.forget(user.id);
  }
}
