import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/public.decorator.js';
import { Returns } from '../../common/http/contract.js';
import { ENV, type Env } from '../../config/env.js';
import { VERSION } from '../../config/version.js';
import { publicConfig, type PublicConfig } from './config.dto.js';

@ApiTags('config')
@Controller('config')
export class ConfigController {
  constructor(@Inject(ENV) private readonly env: Env) {}

  @Get()
  @Public()
  @Returns(publicConfig)
  getConfig(): PublicConfig {
    const { env } = this;
    return {
      identity: env.IDENTITY,
      firebase: {
        apiKey: env.FIREBASE_API_KEY,
        authDomain: env.FIREBASE_AUTH_DOMAIN,
        projectId: env.FIREBASE_PROJECT_ID,
        appId: env.FIREBASE_APP_ID,
      },
      signUp: env.SIGNUP,
      providers: env.SIGN_IN_PROVIDERS,
      mail: env.IDENTITY === 'firebase' || env.MAIL_URL !== undefined,
      phone: env.PHONE_VERIFICATION,
      voice: {
        transcription: env.TRANSCRIPTION_URL !== undefined,
        speech: env.SPEECH_URL !== undefined,
      },
      version: VERSION,
    };
  }
}
