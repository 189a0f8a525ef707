import { type TodayLayout, todayGenerated } from '../../../api/generated/today.gen';

export type { TodayLayout, TodayOverview } from '../../../api/generated/today.gen';

export type TodayCard = TodayLayout['cards'][number];
export type TodayCardName = TodayCard['card'];
export type FirstStep = TodayLayout['skippedSteps'][number];

/** Whatever a card shows. */
const PARTS = [
  ...(['SampleData', 'MoodEntry', 'Reading', 'Home', 'Device', 'Finding', 'Settings'] as const),
  ...(['LIST', 'REVIEW'] as const).map((id) => ({ type: 'Memory' as const, id })),
  { type: 'Device' as const, id: 'LIST' },
];

type State = Parameters<typeof todayGenerated.util.selectCachedArgsForQuery>[0];

const todayApi = todayGenerated.enhanceEndpoints({
  addTagTypes: [
    ...(['SampleData', 'MoodEntry', 'Reading', 'Home', 'Device', 'Finding', 'Settings'] as const),
    'Memory',
  ],
  endpoints: {
    getToday: { providesTags: PARTS },
    arrangeToday: {
      // It stands at once; refused, it goes back.
      async onQueryStarted({ arrangeToday }, { dispatch, getState, queryFulfilled }) {
        const changes = patchLayout(getState() as State, { ...arrangeToday, isArranged: true });
        const patches = changes.map((change) => dispatch(change));
        await queryFulfilled.catch(() => patches.forEach(({ undo }) => undo()));
      },
    },
    resetToday: {
      async onQueryStarted(_none, { dispatch, getState, queryFulfilled }) {
        // Refused, everything stays as it is.
        const kept = await queryFulfilled.catch(() => undefined);
        if (kept) patchLayout(getState() as State, kept.data).forEach((patch) => dispatch(patch));
      },
    },
    updateFirstSteps: {
      async onQueryStarted(
        { updateFirstSteps: { skipped, isClosed } },
        { dispatch, getState, queryFulfilled },
      ) {
        const change = {
          ...(skipped && { skippedSteps: skipped }),
          ...(isClosed !== undefined && { areStepsClosed: isClosed }),
        };
        const patches = patchLayout(getState() as State, change).map((patch) => dispatch(patch));
        await queryFulfilled.catch(() => patches.forEach(({ undo }) => undo()));
      },
    },
  },
});

/** In every day that is in the cache. */
function patchLayout(state: State, change: Partial<TodayLayout>) {
  return todayGenerated.util.selectCachedArgsForQuery(state, 'getToday').map((day) =>
    todayGenerated.util.updateQueryData('getToday', day, ({ layout }) => {
      Object.assign(layout, change);
    }),
  );
}

export const {
  useGetTodayQuery,
  useArrangeTodayMutation,
  useResetTodayMutation,
  useUpdateFirstStepsMutation,
} = todayApi;
