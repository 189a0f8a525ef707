import { DomainError } from '../../../common/http/problem.js';
import { SkillRefused } from './skill-handler.js';

/** Does the work; a rule of the product that it does not meet is told to the user as it is. */
export async function rethrowAsRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SkillRefused) throw error;
    if (error instanceof DomainError && error.status < 500)
      throw new SkillRefused(error.detail, { cause: error });
    throw error;
  }
}
