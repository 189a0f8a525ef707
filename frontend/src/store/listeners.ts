import {
  createListenerMiddleware,
  isRejectedWithValue,
  type ListenerMiddlewareInstance,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { errorMessage } from '../api/api-error';
import { addAuthListeners } from '../features/auth';
import { addDraftListeners } from '../shared/drafts/drafts.listeners';
import { addNotificationListeners } from '../shared/notifications/notifications.listeners';
import { noticeRaised } from '../shared/notifications/notifications.slice';
import { addUnsentReadingsListeners } from '../shared/readings/unsent-readings';
import { addPersistenceListeners } from '../shared/state/persistence';
import { addThemeListeners } from '../shared/theme/theme.listeners';

/** Mutations whose screens say better what went wrong than a toast could. */
const REPORTED_BY_SCREEN = new Set([
  'exchangeIdToken',
  'signOut',
  'createMemory',
  'createReadings',
  'editReading',
  'updateMetricSettings',
  'createMemories',
  'createMoodEntry',
  'editMoodEntry',
  'replaceMoodTags',
  'updateMemory',
  'createConversation',
  'deleteAccount',
  'setUserRole',
  'sendContactMessage',
  'createImport',
  'previewImport',
  'runCommand',
  'recordLiveReadings',
  'createDevice',
  'pairDevice',
  'createAutomation',
  'editAutomation',
  'previewAutomation',
  'dryRunAutomation',
  'draftAutomation',
  'startExperiment',
  'createExploreView',
  'addHomeConnection',
  'changeHomeConnection',
]);

export function makeListeners(): ListenerMiddlewareInstance {
  const listeners = createListenerMiddleware();
  const addListeners = [
    addAuthListeners,
    addDraftListeners,
    addNotificationListeners,
    addPersistenceListeners,
    addThemeListeners,
    addUnsentReadingsListeners,
  ];
  for (const add of addListeners) add(listeners.startListening);
  listeners.startListening({
    predicate: isUnreportedFailure,
    effect: ({ payload }: UnknownAction, { dispatch }) =>
      void dispatch(noticeRaised({ tone: 'error', message: errorMessage(payload) })),
  });
  return listeners;
}

function isUnreportedFailure(action: UnknownAction): boolean {
  if (!isRejectedWithValue(action)) return false;
  const { type, endpointName } = action.meta.arg as { type?: string; endpointName?: string };
  return type === 'mutation' && endpointName !== undefined && !REPORTED_BY_SCREEN.has(endpointName);
}
