import { paths } from '../lib/paths';

const PARAMETER = 'next';
const EXCLUDED_RETURN_PATHS: string[] = [paths.home, paths.login, paths.signup];

/** The sign-in address that leads back to where the visitor was going. */
export function loginPathFor({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${paths.login}?${new URLSearchParams({ [PARAMETER]: pathname + search + hash })}`;
}

/**
 * Where to go after signing in. An address outside this site, however it is disguised, is ignored, and so is one that
 * would name another site to whoever resolves it again: `/.//x` leaves `//x`. What is no screen the router leads on.
 */
export function nextPath(search: string): string {
  const { origin } = location;
  const target = URL.parse(new URLSearchParams(search).get(PARAMETER) ?? '', origin);
  const isOurs = target?.origin === origin && !target.pathname.includes('//');
  return isOurs && !EXCLUDED_RETURN_PATHS.includes(target.pathname)
    ? target.href.slice(origin.length)
    : paths.dashboard;
}
