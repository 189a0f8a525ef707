import { Module } from '@nestjs/common';
import { LanguageService } from './language.service.js';

/** What is said, in the languages of the product. */
@Module({ providers: [LanguageService], exports: [LanguageService] })
export class LanguageModule {}
