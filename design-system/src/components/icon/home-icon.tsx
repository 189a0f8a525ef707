import type { ReactElement } from 'react';
import { homeIconPaths } from './home-icon-paths';
import { Drawing, type IconProps } from './icon';
import { iconPaths, type IconName } from './icon-paths';

type HomeName = keyof typeof homeIconPaths;

export type HomeIconName = IconName | HomeName;

export const homeIconNames = Object.keys(homeIconPaths) as HomeName[];

export interface HomeIconProps extends Omit<IconProps, 'name'> {
  name: HomeIconName;
}

const paths: Record<HomeIconName, string> = { ...iconPaths, ...homeIconPaths };

/** The kind of a device, of what a sensor senses, or any other icon. */
export function HomeIcon({ name, ...rest }: HomeIconProps): ReactElement {
  return <Drawing path={paths[name]} {...rest} />;
}
