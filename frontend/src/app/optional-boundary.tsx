import { Component, type ReactNode } from 'react';

interface State {
  hasFailed: boolean;
}

/** Error boundary that renders nothing on failure, for parts the screen can do without. */
export class OptionalBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
