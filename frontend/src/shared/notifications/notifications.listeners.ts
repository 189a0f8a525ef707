import type { TypedStartListening } from '@reduxjs/toolkit';
import { notify } from '../../lib/notify';
import { noticeRaised } from './notifications.slice';

export function addNotificationListeners(startListening: TypedStartListening<unknown>): void {
  startListening({
    actionCreator: noticeRaised,
    effect: ({ payload: { tone, message } }) => notify[tone](message),
  });
}
