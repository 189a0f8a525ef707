import { paths } from './paths';

const PARAMETER = 'next';
const NOT_WORTH_RETURNING_TO = new Set<string>([paths.home, paths.login, paths.signup]);
const WORTH_RETURNING_TO = Object.values(paths).filter((path) => !NOT_WORTH_RETURNING_TO.has(path));

/** The sign-in address that leads back to where the visitor was going. */
export function loginPathFor({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${paths.login}?${new URLSearchParams({ [PARAMETER]: pathname + search + hash })}`;
}

/** Where to go after signing in: an address of the application, or else the dashboard. */
export function nextPath(search: string): string {
  const asked = new URLSearchParams(search).get(PARAMETER);
  const target =
    asked !== null && URL.canParse(asked, location.origin) ? new URL(asked, location.origin) : null;
  if (target?.origin !== location.origin || !isOurs(target.pathname)) return paths.dashboard;
  return target.pathname + target.search + target.hash;
}

/** Resolving `/.//x` leaves `//x`, which names another site to whoever resolves it again. */
function isOurs(pathname: string): boolean {
  if (pathname.includes('//')) return false;
  return WORTH_RETURNING_TO.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
