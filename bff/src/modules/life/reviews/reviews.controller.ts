import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { PathText, Returns } from '../../../common/http/contract.js';
import { type ReviewKind } from './review.js';
import {
  type Review,
  review,
  reviewKind,
  type ReviewPeriods,
  reviewPeriods,
  reviewStart,
} from './reviews.dto.js';
import { ReviewsService } from './reviews.service.js';

@ApiTags('lifeReviews')
@Controller('life-reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get(':kind')
  @RequirePermission('insights:read')
  @Returns(reviewPeriods)
  listLifeReviews(
    @CurrentUser() user: SessionUser,
    @PathText(reviewKind, 'kind') kind: ReviewKind,
  ): Promise<ReviewPeriods> {
    return this.reviews.periods(user, kind);
  }

  @Get(':kind/:date')
  @RequirePermission('insights:read')
  @Returns(review)
  getLifeReview(
    @CurrentUser() user: SessionUser,
    @PathText(reviewKind, 'kind') kind: ReviewKind,
    @PathText(reviewStart, 'date') date: string,
  ): Promise<Review> {
    return this.reviews.read(user, kind, date);
  }

  /** Anew, from what is known of it by now. */
  @Post(':kind/:date')
  @HttpCode(200)
  @RequirePermission('insights:write')
  @Returns(review)
  makeLifeReview(
    @CurrentUser() user: SessionUser,
    @PathText(reviewKind, 'kind') kind: ReviewKind,
    @PathText(reviewStart, 'date') date: string,
  ): Promise<Review> {
    return this.reviews.make(user, kind, date);
  }
}
