import { Module } from '@nestjs/common';
import { AudioModule } from '../../integrations/audio/audio.module.js';
import { VoiceAudioController } from './voice-audio.controller.js';
import { VoiceAudioService } from './voice-audio.service.js';
import { VoicePhrasesController } from './voice-phrases.controller.js';
import { VoicePhrasesRepository } from './voice-phrases.repository.js';
import { VoicePhrasesService } from './voice-phrases.service.js';

@Module({
  imports: [AudioModule],
  controllers: [VoicePhrasesController, VoiceAudioController],
  providers: [VoicePhrasesService, VoicePhrasesRepository, VoiceAudioService],
  exports: [VoicePhrasesService],
})
export class VoiceModule {}
