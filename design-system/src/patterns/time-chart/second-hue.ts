import { type Domain, domainVars } from '../../internal/domain';
import { color } from '../../theme/vars';

/** As `domainVars`, and for a second series that has no hue of its own. */
export const seriesVars = {
  ...domainVars,
  '&[data-domain="neutral"]': { '--d-fg': color.text.muted, '--d-line': color.text.muted },
};

/** The hue of a second series: where the first one has its own already, it stands apart without one. */
export function secondHue(first: Domain, second: Domain | undefined): Domain | 'neutral' | undefined {
  return first === second ? 'neutral' : second;
}
