import { useState, type ReactElement } from 'react';
import type { FaceStep } from '../face/face-paths';
import { FaceScale } from './face-scale';

const words = ['Awful', 'Bad', 'Okay', 'Good', 'Great'] as const;

export function NothingChosen(): ReactElement {
  const [value, setValue] = useState<FaceStep | null>(null);
  return <FaceScale label="How is it right now?" words={words} value={value} onChange={setValue} />;
}

export function DenseAndChosen(): ReactElement {
  const [value, setValue] = useState<FaceStep | null>(4);
  return <FaceScale label="How was it?" words={words} value={value} onChange={setValue} dense />;
}
