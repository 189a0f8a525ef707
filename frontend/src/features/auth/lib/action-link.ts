const MODES = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail'] as const;
export type ActionMode = (typeof MODES)[number];

export interface ActionLink {
  mode: ActionMode;
  code: string;
}

/** What an emailed link asks for; null when a part of it was lost on the way. */
export function readActionLink(search: string): ActionLink | null {
  const params = new URLSearchParams(search);
  const mode = MODES.find((each) => each === params.get('mode'));
  const code = params.get('oobCode');
  return mode && code ? { mode, code } : null;
}
