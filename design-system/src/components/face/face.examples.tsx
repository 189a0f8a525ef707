import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { Face } from './face';
import type { FaceStep } from './face-paths';

const steps: readonly FaceStep[] = [1, 2, 3, 4, 5];
const words = ['Awful', 'Bad', 'Okay', 'Good', 'Great'];

export function FiveSteps(): ReactElement {
  return (
    <Row gap={2}>
      {steps.map((step) => (
        <Face key={step} step={step} size={28} label={words[step - 1] ?? ''} />
      ))}
    </Row>
  );
}
