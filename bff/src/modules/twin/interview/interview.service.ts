import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { MemoryCaptureService } from '../../memory/skills/memory-capture.service.js';
import { type LineAbout } from '../profile/profile-line.js';
import { ProfileService } from '../profile/profile.service.js';
import { answerAsMemory, INTERVIEW_QUESTIONS, nextQuestions, questionOf } from './interview-questions.js';
import { type InterviewAnswered, type TwinInterview } from './interview.dto.js';
import { InterviewQuestionNotFound } from './interview.errors.js';
import { InterviewRepository } from './interview.repository.js';

/** Asks for what is least known, three questions at a time. An answer is a memory like any other. */
@Injectable()
export class InterviewService {
  constructor(
    private readonly interviews: InterviewRepository,
    private readonly profile: ProfileService,
    private readonly capture: MemoryCaptureService,
    private readonly clock: Clock,
  ) {}

  async read(userId: string): Promise<TwinInterview> {
    const [answered, { lines }] = await Promise.all([
      this.interviews.findAnswered(userId),
      this.profile.read(userId),
    ]);
    const counts = new Map<LineAbout, number>();
    for (const { about } of lines) counts.set(about, (counts.get(about) ?? 0) + 1);
    return {
      questions: nextQuestions(answered, counts).map((each) => ({ ...each, question: questionOf(each) })),
      answered: answered.size,
      total: INTERVIEW_QUESTIONS.length,
    };
  }

  /** Throws `InterviewQuestionNotFound`, and what the memory refuses with. */
  async answer(
    { id: userId, timeZone }: { readonly id: string; readonly timeZone: string },
    key: string,
    answer: string,
  ): Promise<InterviewAnswered> {
    const question = INTERVIEW_QUESTIONS.find((each) => each.key === key);
    if (!question) throw new InterviewQuestionNotFound();
    const text = answerAsMemory(questionOf(question), answer);
    const { memory, run } = await this.capture.keepTyped(text, { userId, timeZone, channel: 'screen' });
    await this.interviews.keep(userId, key, memory.id, this.clock.now());
    return { memoryId: memory.id, text: memory.text, runId: run.id };
  }
}
