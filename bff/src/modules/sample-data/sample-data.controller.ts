import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, Returns } from '../../common/http/contract.js';
import { type AddSampleData, addSampleData, type SampleData, sampleData } from './sample-data.dto.js';
import { SampleDataService } from './sample-data.service.js';

@ApiTags('samples')
@Controller('sample-data')
export class SampleDataController {
  constructor(private readonly samples: SampleDataService) {}

  /** How much of it is in the account; nothing but zeros where there is none. */
  @Get()
  @RequirePermission('memory:read')
  @Returns(sampleData)
  getSampleData(@CurrentUser() user: SessionUser): Promise<SampleData> {
    return this.samples.count(user.id);
  }

  @Post()
  @RequirePermission('memory:write')
  @Returns(sampleData, 201)
  addSampleData(
    @JsonBody(addSampleData) _body: AddSampleData,
    @CurrentUser() user: SessionUser,
  ): Promise<SampleData> {
    return this.samples.add(user);
  }

  /** Gives how much was removed. */
  @Delete()
  @RequirePermission('memory:write')
  @Returns(sampleData)
  removeSampleData(@CurrentUser() user: SessionUser): Promise<SampleData> {
    return this.samples.remove(user.id);
  }
}
