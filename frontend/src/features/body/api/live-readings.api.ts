import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '../../../api/api-error';
import { strapsGenerated } from '../../../api/generated/straps.gen';
import type { SendOutcome } from '../lib/reading-outbox';
import type { RecordedReading } from '../lib/recorded-reading';

type Send = ThunkAction<Promise<SendOutcome>, unknown, unknown, UnknownAction>;

/** What may pass: no answer, a session that is being opened again, too many at once. */
const PASSES = new Set([0, 401, 408, 425, 429]);

/** Sends a batch of a strap's readings. The server keeps each once, so that a batch may be sent again. */
export function sendLiveReadings(device: string, readings: readonly RecordedReading[]): Send {
  return async (dispatch) => {
    const recordLiveReadings = { device, readings: [...readings] };
    const request = strapsGenerated.endpoints.recordLiveReadings.initiate({ recordLiveReadings });
    const { error } = await dispatch(request);
    if (!error) return 'kept';
    const status = isApiError(error) ? error.status : 0;
    return PASSES.has(status) || status >= 500 ? 'later' : 'refused';
  };
}
