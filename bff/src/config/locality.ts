const LOCAL_NAME = /^(localhost|[^.]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;
const LONGEST_NAME = 253;

interface Place {
  PUBLIC_URL: URL;
  HOST: string;
  FRONT_DOOR_HOST?: string | undefined;
}

/**
 * Whether nobody but this machine can reach the product: the address people type is local, and what listens for them
 * listens on the loopback alone. In a container the server itself listens on every address, and FRONT_DOOR_HOST says
 * where the published port is bound.
 */
export function isThisMachineAlone({ PUBLIC_URL, HOST, FRONT_DOOR_HOST }: Place): boolean {
  return isLocalName(PUBLIC_URL.hostname) && isLocalName(FRONT_DOOR_HOST ?? HOST);
}

/** Of a social sign-in without a project, that it is played; everybody on this machine can be anybody by it. */
export function playsProviders({ IDENTITY, ...place }: Place & { IDENTITY: string }): boolean {
  return IDENTITY === 'local' && isThisMachineAlone(place);
}

function isLocalName(name: string): boolean {
  return name.length <= LONGEST_NAME && LOCAL_NAME.test(name);
}
