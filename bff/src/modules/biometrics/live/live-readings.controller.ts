import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, Returns } from '../../../common/http/contract.js';
import {
  type RecordedLiveReadings,
  recordedLiveReadings,
  type RecordLiveReadings,
  recordLiveReadings,
} from './live-readings.dto.js';
import { LiveReadingsService } from './live-readings.service.js';

@ApiTags('straps')
@Controller('live-readings')
export class LiveReadingsController {
  constructor(private readonly live: LiveReadingsService) {}

  /** What a strap measured in the browser, in batches; sent again, it is kept once. */
  @Post()
  @RequirePermission('biometrics:write')
  @Returns(recordedLiveReadings)
  recordLiveReadings(
    @CurrentUser() user: SessionUser,
    @JsonBody(recordLiveReadings) given: RecordLiveReadings,
  ): Promise<RecordedLiveReadings> {
    return this.live.record(user, given);
  }
}
