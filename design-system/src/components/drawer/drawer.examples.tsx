import { useState, type ReactElement } from 'react';
import { Button } from '../button/button';
import { Row } from '../layout/row';
import { Text } from '../text/text';
import { Drawer } from './drawer';

export function Sides(): ReactElement {
  const [side, setSide] = useState<'start' | 'end' | 'bottom' | 'panel'>('end');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row>
      {(['start', 'end', 'bottom', 'panel'] as const).map((name) => (
        <Button
          key={name}
          onClick={() => {
            setSide(name);
            setIsOpen(true);
          }}
        >
          Open at {name}
        </Button>
      ))}
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title="Voice note, 0:42" side={side}>
        <Text variant="read">…sat in the courtyard until eleven, Jonas wouldn’t stop about the octopus.</Text>
      </Drawer>
    </Row>
  );
}
