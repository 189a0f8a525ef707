import { Component, type ReactNode } from 'react';

interface State {
  hasFailed: boolean;
}

/** A part the application can do without: when it fails it is left out, instead of taking the screen with it. */
export class Dispensable extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
