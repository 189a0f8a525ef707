import {
  createListenerMiddleware,
  isRejectedWithValue,
  type ListenerMiddlewareInstance,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { errorMessage } from '../api/api-error';
import { addAuthListeners } from '../features/auth';
import { notify } from '../lib/notify';

/** Mutations whose screens say better what went wrong than a toast could. */
const REPORTED_BY_SCREEN = new Set([
  'exchangeIdToken',
  'signOut',
  'createMemory',
  'createMemories',
  'updateMemory',
  'createConversation',
  'deleteAccount',
  'setUserRole',
  'sendContactMessage',
  'createImport',
  'previewImport',
  'runCommand',
]);

export function makeListeners(): ListenerMiddlewareInstance {
  const listeners = createListenerMiddleware();
  addAuthListeners(listeners.startListening);
  listeners.startListening({
    predicate: isUnreportedFailure,
    effect: ({ payload }: UnknownAction) => notify.error(errorMessage(payload)),
  });
  return listeners;
}

function isUnreportedFailure(action: UnknownAction): boolean {
  if (!isRejectedWithValue(action)) return false;
  const { type, endpointName } = action.meta.arg as { type?: string; endpointName?: string };
  return type === 'mutation' && endpointName !== undefined && !REPORTED_BY_SCREEN.has(endpointName);
}
