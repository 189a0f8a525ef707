import type { FirstStep, TodayOverview } from '../../../shared/today/api/today.api';
import { hasSample } from './sample-words';

export interface StepState {
  step: FirstStep;
  state: 'open' | 'done' | 'skipped';
}

const STEPS: readonly FirstStep[] = ['tell', 'feel', 'bring', 'connect'];

/** Who has told so much has begun, whatever was never connected. */
const BEGUN_MEMORIES = 10;

interface FirstStepsState {
  steps: StepState[];
  isOpen: boolean;
  /** Nothing of one's own was told yet. */
  isEmpty: boolean;
}

/**
 * How far somebody is, with so many memories: a step is done by what is in the account, so it needs no keeping. They stay open
 * until nothing is left to do or they are sent away; who asks for them again has them until then.
 */
export function stepsOf(overview: TodayOverview, memories: number): FirstStepsState {
  const { layout, sample, hasMood, home, devices } = overview;
  const told = memories - sample.memories;
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    tell: told > 0,
    feel: hasMood,
    bring: hasSample(sample),
    connect: devices.total > 0 || (home.entityCount > 0 && !home.isSample),
  };
  const steps = STEPS.map((step): StepState => {
    if (isDone[step]) return { step, state: 'done' };
    return { step, state: layout.skippedSteps.includes(step) ? 'skipped' : 'open' };
  });
  const isNew = told < BEGUN_MEMORIES && steps.some(({ state }) => state === 'open');
  const isOpen = layout.areStepsClosed === null ? isNew : !layout.areStepsClosed;
  return { steps, isOpen, isEmpty: told <= 0 };
}
