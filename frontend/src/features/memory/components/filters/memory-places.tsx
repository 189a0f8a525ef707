import { Box, Icon, IconButton, Menu, MenuItem, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../../lib/paths';

const places = [
  { label: 'Import and export', icon: 'transfer', href: paths.imports },
  { label: 'People and places', icon: 'user', href: paths.people },
  { label: 'Trash', icon: 'trash', href: paths.trash },
] as const;

/** The screens beside the list; on a phone there is room for one button. */
export function MemoryPlaces(): ReactElement {
  return (
    <>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Row gap={0.75} nowrap>
          {places.map(({ label, icon, href }) => (
            <IconButton
              key={href}
              size="sm"
              label={label}
              icon={<Icon name={icon} size={18} />}
              href={href}
            />
          ))}
        </Row>
      </Box>
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
        <Menu
          trigger={(trigger) => (
            <IconButton
              size="sm"
              label="Import, people, trash"
              icon={<Icon name="more" size={18} />}
              {...trigger}
            />
          )}
        >
          {places.map(({ label, icon, href }) => (
            <MenuItem key={href} icon={icon} href={href}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Box>
    </>
  );
}
