import { DomainError } from '../../../common/http/problem.js';

export class InterviewQuestionNotFound extends DomainError {
  constructor() {
    super('interview_question_not_found', 404, 'There is no such question. Ask for the next ones.');
  }
}
