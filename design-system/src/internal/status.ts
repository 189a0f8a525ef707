import type { IconName } from '../components/icon/icon-paths';
import { color } from '../theme/vars';

export const statusTones = ['info', 'success', 'warning', 'danger'] as const;

export type StatusTone = (typeof statusTones)[number];

/** Every state has an icon: none is told by colour alone. */
export const statusIcons = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
} as const satisfies Record<StatusTone, IconName>;

/** Local variables `--s-fg` and `--s-bg` for the state named in `data-tone`. */
export const statusVars = Object.fromEntries(
  statusTones.map((tone) => [
    `&[data-tone="${tone}"]`,
    { '--s-fg': color.status[tone].fg, '--s-bg': color.status[tone].bg },
  ]),
);
