import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { QueryObject, Returns } from '../../../common/http/contract.js';
import {
  type ReadingChart,
  readingChart,
  type ReadingChartQuery,
  readingChartQuery,
  type ReadingMetrics,
  readingMetrics,
  type ReadingOverview,
  readingOverview,
} from './charts.dto.js';
import { DisplayService } from '../display.service.js';
import { OverviewService } from './overview.service.js';
import { ReadingChartsService } from './reading-charts.service.js';

@ApiTags('readings')
@Controller('readings')
export class ChartsController {
  constructor(
    private readonly charts: ReadingChartsService,
    private readonly overviews: OverviewService,
    private readonly displays: DisplayService,
  ) {}

  /** Everything that is measured, one value each, against what is usual for the user. */
  @Get('overview')
  @RequirePermission('biometrics:read')
  @Returns(readingOverview)
  getReadingOverview(@CurrentUser() user: SessionUser): Promise<ReadingOverview> {
    return this.overviews.overview(user);
  }

  /** All that can be measured, in the units of the user. */
  @Get('metrics')
  @RequirePermission('biometrics:read')
  @Returns(readingMetrics)
  async listReadingMetrics(@CurrentUser() user: SessionUser): Promise<ReadingMetrics> {
    return { items: await this.displays.metrics(user.id) };
  }

  /** One metric over a time, as fine as a picture of it can show. */
  @Get('chart')
  @RequirePermission('biometrics:read')
  @Returns(readingChart)
  getReadingChart(
    @CurrentUser() user: SessionUser,
    @QueryObject(readingChartQuery) query: ReadingChartQuery,
  ): Promise<ReadingChart> {
    return this.charts.chart(user, query);
  }
}
