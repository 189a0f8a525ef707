import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { Row } from '../layout/row';
import { IconButton } from './icon-button';

export function SizesAndTones(): ReactElement {
  return (
    <Row>
      <IconButton label="More" icon={<Icon name="more" />} />
      <IconButton label="Edit" icon={<Icon name="edit" />} />
      <IconButton size="sm" label="Close" icon={<Icon name="close" size={18} />} />
      <IconButton tone="outlined" label="Send" icon={<Icon name="send" size={18} />} />
      <IconButton disabled label="Dictate" icon={<Icon name="mic" />} />
      <IconButton href="#source" label="Open the source" icon={<Icon name="link" />} />
    </Row>
  );
}
