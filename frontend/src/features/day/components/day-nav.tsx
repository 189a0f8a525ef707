import { Button, Dialog, Icon, IconButton, Row, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayAddress } from '../../../lib/addresses';
import { addDays, dayName } from '../../../lib/calendar';

const FIRST_DAY = '1900-01-01';

/** To the day before, to the next, or to any other. Nothing is known of days to come. */
export function DayNav({ day, today }: { day: Date; today: Date }): ReactElement {
  const navigate = useNavigate();
  const [isPicking, setIsPicking] = useState(false);
  const [picked, setPicked] = useState(dayName(day));
  const go = (to: Date): void => void navigate(dayAddress(dayName(to)));
  const isValid = /^\d{4}-\d{2}-\d{2}$/u.test(picked) && picked >= FIRST_DAY && picked <= dayName(today);
  return (
    <Row nowrap>
      <IconButton
        label="Day before"
        icon={<Icon name="chevron-left" />}
        onClick={() => go(addDays(day, -1))}
      />
      <Button
        startIcon={<Icon name="calendar" size={16} />}
        onClick={() => {
          setPicked(dayName(day));
          setIsPicking(true);
        }}
      >
        Pick a day
      </Button>
      <IconButton
        label="Next day"
        icon={<Icon name="chevron-right" />}
        disabled={day >= today}
        onClick={() => go(addDays(day, 1))}
      />
      <Dialog
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title="Pick a day"
        actions={
          <Button
            tone="primary"
            disabled={!isValid}
            onClick={() => {
              setIsPicking(false);
              void navigate(dayAddress(picked));
            }}
          >
            Show this day
          </Button>
        }
      >
        <TextField
          label="Day"
          type="date"
          value={picked}
          min={FIRST_DAY}
          max={dayName(today)}
          onChange={(event) => setPicked(event.target.value)}
          {...(!isValid && { error: 'Choose a day up to today.' })}
        />
      </Dialog>
    </Row>
  );
}
