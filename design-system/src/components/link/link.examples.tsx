import type { ReactElement } from 'react';
import { Text } from '../text/text';
import { Link, linkTones } from './link';

export function Tones(): ReactElement {
  return (
    <>
      {linkTones.map((tone) => (
        <Text key={tone}>
          First time here?{' '}
          <Link href="#signup" tone={tone}>
            Create an account
          </Link>{' '}
          ({tone})
        </Text>
      ))}
    </>
  );
}
