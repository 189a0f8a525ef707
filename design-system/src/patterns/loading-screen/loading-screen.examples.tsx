import type { ReactElement } from 'react';
import { LoadingScreen } from './loading-screen';

export function InPlace(): ReactElement {
  return <LoadingScreen text="Loading AI Digital Twin..." fullScreen={false} />;
}
