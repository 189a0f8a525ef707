import { Controller, Headers, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/public.decorator.js';
import { JsonBody, Returns } from '../../../common/http/contract.js';
import { IngestService } from './ingest.service.js';
import { type IngestAnswer, ingestAnswer, type IngestBatch, ingestBatch } from './ingest.dto.js';
import {
  type IngestReadings,
  ingestReadings,
  type IngestReport,
  ingestReport,
} from './metric-readings.dto.js';
import { MetricReadingsService } from './metric-readings.service.js';

/** For devices, with `Authorization: Bearer <token>`. */
@ApiTags('devices')
@Controller('ingest')
export class IngestController {
  constructor(
    private readonly ingest: IngestService,
    private readonly metricReadings: MetricReadingsService,
  ) {}

  /** Readings by the device's own names; with an `Idempotency-Key` the same batch may be sent again and is answered the same. */
  @Post()
  @Public()
  @Returns(ingestAnswer)
  ingestBatch(
    @Headers('authorization') authorization: string | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @JsonBody(ingestBatch) batch: IngestBatch,
  ): Promise<IngestAnswer> {
    return this.ingest.ingest(authorization, key, batch);
  }

  /** Readings of metrics of Body; the same batch may be sent again. */
  @Post('readings')
  @Public()
  @Returns(ingestReport)
  ingestReadings(
    @Headers('authorization') authorization: string | undefined,
    @JsonBody(ingestReadings) batch: IngestReadings,
  ): Promise<IngestReport> {
    return this.metricReadings.ingest(authorization, batch);
  }
}
