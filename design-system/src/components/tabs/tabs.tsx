import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import type { ReactElement } from 'react';

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
  /** Ids of the panels start with this: `${idPrefix}-panel-${value}`. */
  idPrefix: string;
}

/** Views of one thing. Pair each tab with an element that has `tabPanelProps`. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  idPrefix,
}: TabsProps<Value>): ReactElement {
  return (
    <MuiTabs
      aria-label={label}
      value={value}
      variant="scrollable"
      scrollButtons={false}
      onChange={(_event, next: Value) => {
        onChange(next);
      }}
    >
      {items.map((item) => (
        <MuiTab
          key={item.value}
          value={item.value}
          id={`${idPrefix}-tab-${item.value}`}
          aria-controls={item.value === value ? `${idPrefix}-panel-${item.value}` : undefined}
          disableRipple
          label={
            <>
              {item.label}
              {item.count !== undefined && <span data-count>{item.count}</span>}
            </>
          }
        />
      ))}
    </MuiTabs>
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
