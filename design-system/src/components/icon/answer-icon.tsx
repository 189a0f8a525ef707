import type { ReactElement } from 'react';
import { Drawing, type IconProps } from './icon';

/** Only conversations show them: beside the others they would weigh on every first load. */
const answerIconPaths = {
  attach:
    'M19.4 11.6l-7.3 7.3a4.5 4.5 0 0 1-6.4-6.4l7.7-7.7a3 3 0 0 1 4.3 4.3l-7.6 7.6a1.5 1.5 0 0 1-2.2-2.2l6.9-6.9',
  refresh: 'M19 12a7 7 0 1 1-2.2-5.1M19.5 4v4h-4',
  speaker: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9.2a4 4 0 0 1 0 5.6M18 6.7a7.5 7.5 0 0 1 0 10.6',
  'thumb-up':
    'M4 11h3.5v8.5H4zM7.5 11l3.5-7a2 2 0 0 1 2 2v3.5h5.5a1.5 1.5 0 0 1 1.5 1.8L18.8 18a2 2 0 0 1-2 1.5H7.5',
  'thumb-down':
    'M4 13h3.5V4.5H4zM7.5 13l3.5 7a2 2 0 0 0 2-2v-3.5h5.5a1.5 1.5 0 0 0 1.5-1.8L18.8 6a2 2 0 0 0-2-1.5H7.5',
} as const;

export interface AnswerIconProps extends Omit<IconProps, 'name'> {
  name: keyof typeof answerIconPaths;
}

/** An icon of what can be done with an answer. */
export function AnswerIcon({ name, ...rest }: AnswerIconProps): ReactElement {
  return <Drawing path={answerIconPaths[name]} {...rest} />;
}
