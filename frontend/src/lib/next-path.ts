import { paths } from './paths';

const PARAMETER = 'next';
const NOT_WORTH_RETURNING_TO = new Set<string>([paths.home, paths.login, paths.signup]);

/** The sign-in address that leads back to where the visitor was going. */
export function loginPathFor({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${paths.login}?${new URLSearchParams({ [PARAMETER]: pathname + search + hash })}`;
}

/** Where to go after signing in. An address outside this site, however it is disguised, is ignored. */
export function nextPath(search: string): string {
  const asked = new URLSearchParams(search).get(PARAMETER);
  const target =
    asked !== null && URL.canParse(asked, location.origin) ? new URL(asked, location.origin) : null;
  if (target?.origin !== location.origin || NOT_WORTH_RETURNING_TO.has(target.pathname))
    return paths.dashboard;
  return target.pathname + target.search + target.hash;
}
