import { Module } from '@nestjs/common';
import { AudioModule } from '../../integrations/audio/audio.module.js';
import { VoiceAudioController } from './voice-audio.controller.js';
import { VoiceAudioService } from './voice-audio.service.js';
import { VoicePhrasesController } from './voice-phrases.controller.js';
import { VoicePhrasesRepository } from './voice-phrases.repository.js';
import { VoicePhrasesService } from './voice-phrases.service.js';
import { VoicePurge } from './voice-purge.js';
import { VoiceUtterancesController } from './voice-utterances.controller.js';
import { VoiceUtterancesRepository } from './voice-utterances.repository.js';
import { VoiceUtterancesService } from './voice-utterances.service.js';

@Module({
  imports: [AudioModule],
  controllers: [VoiceUtterancesController, VoicePhrasesController, VoiceAudioController],
  providers: [
    VoiceUtterancesService,
    VoiceUtterancesRepository,
    VoicePhrasesService,
    VoicePhrasesRepository,
    VoiceAudioService,
    VoicePurge,
  ],
  exports: [VoicePhrasesService],
})
export class VoiceModule {}
