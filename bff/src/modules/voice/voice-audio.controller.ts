import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, Returns, ReturnsFile } from '../../common/http/contract.js';
import { uploadedBytes } from '../../common/http/upload.js';
import { speakText, type SpeakText, type Transcription, transcription } from './voice-audio.dto.js';
import { VoiceAudioService } from './voice-audio.service.js';

/** Ten minutes of what browsers record. nginx/templates/default.conf.template lets as much through. */
const MAX_SOUND_BYTES = 10_000_000;

@ApiTags('voice')
@Controller('voice')
export class VoiceAudioController {
  constructor(private readonly audio: VoiceAudioService) {}

  /** The body is the sound, as application/octet-stream. It is passed on and not kept. */
  @Post('transcriptions')
  @RequirePermission('voice:write')
  @Returns(transcription)
  transcribeSpeech(@CurrentUser() user: SessionUser, @Req() request: Request): Promise<Transcription> {
    return this.audio.transcribe(user.id, uploadedBytes(request, MAX_SOUND_BYTES));
  }

  @Post('speech')
  @RequirePermission('voice:write')
  @ReturnsFile('audio/*')
  async speakText(
    @CurrentUser() user: SessionUser,
    @JsonBody(speakText) { text }: SpeakText,
    @Res() response: Response,
  ): Promise<void> {
    const { type, bytes } = await this.audio.speak(user.id, text);
    response.setHeader('Content-Type', type).end(bytes);
  }
}
