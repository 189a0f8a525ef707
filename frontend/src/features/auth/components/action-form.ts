import type { ActionLink } from '../lib/action-link';

/** What the form behind a good link is given. */
export interface ActionFormProps extends ActionLink {
  email: string;
  onDone: () => void;
}
