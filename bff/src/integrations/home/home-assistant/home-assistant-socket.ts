/* oxlint-disable typescript/prefer-promise-reject-errors -- the library tells its errors apart by their numbers */
import {
  type Auth,
  ERR_CANNOT_CONNECT,
  ERR_INVALID_AUTH,
  type HaWebSocket,
} from 'home-assistant-js-websocket';
import { Agent, buildConnector, WebSocket } from 'undici';
import { checkWrittenAddress, guardedLookup, type TargetRules } from '../../guard/local-targets.js';

const ANSWER_MS = 10_000;

/** The library's own way to open a socket takes any address; this one takes those that the operator allows. */
export function guardedHomeAssistantSocket(auth: Auth, rules: TargetRules): Promise<HaWebSocket> {
  const { hostname, port, protocol } = new URL(auth.wsUrl);
  const number = Number(port || (protocol === 'wss:' ? 443 : 80));
  return new Promise((resolve, reject: (code: number) => void) => {
    try {
      checkWrittenAddress(hostname, number, rules);
    } catch {
      reject(ERR_CANNOT_CONNECT);
      return;
    }
    const dispatcher = new Agent({ connect: buildConnector({ lookup: guardedLookup(number, rules) }) });
    const socket = new WebSocket(auth.wsUrl, { dispatcher });
    const end = (): void => {
      clearTimeout(late);
      socket.removeEventListener('message', hear);
      socket.removeEventListener('close', closed);
      socket.removeEventListener('error', closed);
    };
    const closed = (): void => {
      end();
      reject(ERR_CANNOT_CONNECT);
    };
    const late = setTimeout(() => {
      socket.close();
      closed();
    }, ANSWER_MS);
    const hear = ({ data }: { data: unknown }): void => {
      const message = messageOf(data);
      if (message.type === 'auth_required')
        socket.send(JSON.stringify({ type: 'auth', access_token: auth.accessToken }));
      else if (message.type === 'auth_invalid') {
        end();
        socket.close();
        reject(ERR_INVALID_AUTH);
      } else if (message.type === 'auth_ok') {
        end();
        // Several changes then come in one message.
        socket.send(
          JSON.stringify({ type: 'supported_features', id: 1, features: { coalesce_messages: 1 } }),
        );
        resolve(Object.assign(socket, { haVersion: String(message.ha_version) }));
      }
    };
    socket.addEventListener('message', hear);
    socket.addEventListener('close', closed);
    socket.addEventListener('error', closed);
  });
}

function messageOf(data: unknown): Readonly<Record<string, unknown>> {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
