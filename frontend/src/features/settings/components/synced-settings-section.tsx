import {
  Button,
  Card,
  DescriptionItem,
  DescriptionList,
  PageSection,
  SegmentedControl,
} from '@twyn/design-system';
import type { ReactElement } from 'react';
import {
  type Settings,
  useGetSettingsQuery,
  useUpdateSettingsMutation,
} from '../../../shared/settings/api/settings.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { EditableItem } from './editable-item';
import { QuietHoursForm } from './quiet-hours-form';

const UNITS = [
  { value: 'device', label: 'Match device' },
  { value: 'metric', label: '°C' },
  { value: 'imperial', label: '°F' },
] as const;

/** Settings that apply to all of the user's devices. */
export function SyncedSettingsSection(): ReactElement {
  const query = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageSection title="On all your devices" lead="You can also say it: “quiet hours from 10 pm to 7”.">
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load your settings"
        skeleton={
          <Card padding="none">
            <RowSkeleton rows={2} />
          </Card>
        }
      >
        {(settings) => (
          <Card padding="none">
            <DescriptionList>
              <Units units={settings.units} />
              <QuietHours quietHours={settings.quietHours} />
            </DescriptionList>
          </Card>
        )}
      </QueryBoundary>
    </PageSection>
  );
}

function Units({ units }: Pick<Settings, 'units'>): ReactElement {
  const [update] = useUpdateSettingsMutation();
  return (
    <DescriptionItem term="Temperatures">
      <SegmentedControl
        label="Temperatures"
        options={UNITS}
        value={units ?? 'device'}
        onChange={(value) => void update({ updateSettings: { units: value === 'device' ? null : value } })}
      />
    </DescriptionItem>
  );
}

function QuietHours({ quietHours }: Pick<Settings, 'quietHours'>): ReactElement {
  const [update, { isLoading }] = useUpdateSettingsMutation();
  return (
    <EditableItem
      term="Quiet hours"
      value={quietHours ? `${quietHours.from} to ${quietHours.until}, every day` : 'None'}
      note="Reminders wait until they end. Alarms and timers don’t."
      editLabel={quietHours ? 'Change' : 'Set'}
      otherAction={
        quietHours && (
          <Button
            size="sm"
            tone="quiet"
            loading={isLoading}
            aria-label="Turn off quiet hours"
            onClick={() => void update({ updateSettings: { quietHours: null } })}
          >
            Turn off
          </Button>
        )
      }
      form={(close) => <QuietHoursForm quietHours={quietHours} onClose={close} />}
    />
  );
}
