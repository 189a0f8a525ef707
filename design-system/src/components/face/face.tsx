import type { ReactElement } from 'react';
import type { iconSizes } from '../../tokens/size';
import { Drawing } from '../icon/icon';
import { facePaths, type FaceStep } from './face-paths';

export interface FaceProps {
  /** From 1, the lowest, to 5, the highest. */
  step: FaceStep;
  /** Pixels. @default 24 */
  size?: (typeof iconSizes)[number];
  /** Accessible name; without it a word stands beside the face. */
  label?: string;
}

/** A face for one of five steps of a mood, in the colour of its text. The mouth tells the step, not the colour. */
export function Face({ step, size = 24, label }: FaceProps): ReactElement {
  return <Drawing path={facePaths[step]} size={size} {...(label !== undefined && { label })} />;
}
