import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import type { ReactElement } from 'react';
import { MuiScope } from '../../theme/mui-scope';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  count?: number;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Ties tabs to panels: pass the same to `tabPanelProps`. */
  idPrefix: string;
}

/** Views of one thing. Spread `tabPanelProps` on the element that shows the current one. */
export function Tabs<Value extends string>(props: TabsProps<Value>): ReactElement {
  const { label, items, value, onChange, idPrefix } = props;
  return (
    <MuiScope>
      <MuiTabs
        aria-label={label}
        value={value}
        variant="scrollable"
        scrollButtons={false}
        onChange={(_event, next: Value) => onChange(next)}
      >
        {items.map((item) => (
          <MuiTab
            key={item.value}
            value={item.value}
            id={`${idPrefix}-tab-${item.value}`}
            aria-controls={item.value === value ? `${idPrefix}-panel-${item.value}` : undefined}
            label={
              <>
                {item.label}
                {item.count !== undefined && <span data-count>{item.count}</span>}
              </>
            }
          />
        ))}
      </MuiTabs>
    </MuiScope>
  );
}

export interface TabPanelProps {
  id: string;
  role: 'tabpanel';
  'aria-labelledby': string;
  tabIndex: 0;
}

export function tabPanelProps(idPrefix: string, value: string): TabPanelProps {
  return {
    id: `${idPrefix}-panel-${value}`,
    role: 'tabpanel',
    'aria-labelledby': `${idPrefix}-tab-${value}`,
    tabIndex: 0,
  };
}
