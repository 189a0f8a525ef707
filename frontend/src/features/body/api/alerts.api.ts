import { alertsGenerated } from '../../../api/generated/alerts.gen';

export type { ActiveReadingAlerts, ReadingAlert } from '../../../api/generated/alerts.gen';

const alertsApi = alertsGenerated.enhanceEndpoints({
  addTagTypes: ['Reading', 'ReadingAlert'],
  endpoints: {
    listReadingAlerts: { providesTags: ['ReadingAlert'] },
    listActiveReadingAlerts: { providesTags: ['Reading', 'ReadingAlert'] },
    createReadingAlert: { invalidatesTags: ['ReadingAlert'] },
    editReadingAlert: { invalidatesTags: ['ReadingAlert'] },
    snoozeReadingAlert: { invalidatesTags: ['ReadingAlert'] },
    deleteReadingAlert: { invalidatesTags: ['ReadingAlert'] },
  },
});

export const {
  useListReadingAlertsQuery,
  useListActiveReadingAlertsQuery,
  useCreateReadingAlertMutation,
  useEditReadingAlertMutation,
  useSnoozeReadingAlertMutation,
  useDeleteReadingAlertMutation,
  useTestReadingAlertMutation,
} = alertsApi;
