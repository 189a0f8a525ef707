import { Module } from '@nestjs/common';
import { AnswerStyle } from './answer-style.service.js';
import { StyleRepository } from './style.repository.js';

/** How the twin speaks: for whatever answers in its place. */
@Module({ providers: [AnswerStyle, StyleRepository], exports: [AnswerStyle, StyleRepository] })
export class TwinStyleModule {}
