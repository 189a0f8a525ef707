import styled from '@emotion/styled';
import { visuallyHidden } from '../../theme/css';

/** Words for screen readers only. */
export const VisuallyHidden = styled.span(visuallyHidden);
