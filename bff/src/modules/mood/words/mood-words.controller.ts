import { Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, Returns } from '../../../common/http/contract.js';
import { type MoodWords, moodWords, type ReplaceMoodWords, replaceMoodWords } from './mood-words.dto.js';
import { MoodWordsService } from './mood-words.service.js';

@ApiTags('mood')
@Controller('mood-words')
export class MoodWordsController {
  constructor(private readonly words: MoodWordsService) {}

  @Get()
  @RequirePermission('mood:read')
  @Returns(moodWords)
  listMoodWords(@CurrentUser() user: SessionUser): Promise<MoodWords> {
    return this.words.list(user.id);
  }

  @Put()
  @RequirePermission('mood:write')
  @Returns(moodWords)
  replaceMoodWords(
    @CurrentUser() user: SessionUser,
    @JsonBody(replaceMoodWords) wanted: ReplaceMoodWords,
  ): Promise<MoodWords> {
    return this.words.replace(user.id, wanted);
  }
}
