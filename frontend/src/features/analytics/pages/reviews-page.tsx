import {
  EmptyState,
  Page,
  PageHeader,
  Row,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
} from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { QueryBoundary } from '../../../components/query-boundary';
import { reviewAddress } from '../../../lib/addresses';
import { paths } from '../../../lib/paths';
import { useGetLifeReviewQuery, useListLifeReviewsQuery } from '../api/reviews.api';
import { ReviewParts } from '../components/review-parts';
import { isReviewKind, periodName, REVIEW_KINDS, type ReviewKind } from '../lib/review-words';

const FRESH = { refetchOnMountOrArgChange: true } as const;

interface Period {
  from: string;
  to: string;
}

/** Weeks and months as they were, without any guess. */
export function ReviewsPage(): ReactElement {
  const params = useParams();
  const navigate = useNavigate();
  const kind = isReviewKind(params.kind) ? params.kind : 'week';
  const query = useListLifeReviewsQuery({ kind }, FRESH);
  return (
    <Page>
      <PageHeader
        context="What was told, measured and felt, beside the time before"
        title="Reviews"
        tools={
          <SegmentedControl
            label="Weeks or months"
            options={REVIEW_KINDS}
            value={kind}
            onChange={(next) => void navigate(`${paths.reviews}/${next}`)}
          />
        }
      />
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load your reviews"
        skeleton={<Skeleton shape="block" height={480} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title="Nothing to review yet">
            Tell your twin something, log a mood or import readings: each week gets a review by itself.
          </EmptyState>
        }
      >
        {({ items }) => <Chosen kind={kind} periods={items} date={params.date} />}
      </QueryBoundary>
    </Page>
  );
}

interface ChosenProps {
  kind: ReviewKind;
  periods: readonly Period[];
  date: string | undefined;
}

function Chosen({ kind, periods, date }: ChosenProps): ReactElement {
  const navigate = useNavigate();
  const chosen = periods.find(({ from, to }) => date !== undefined && from <= date && date <= to)?.from;
  const shown = chosen ?? date ?? periods[0]?.from ?? '';
  const query = useGetLifeReviewQuery({ kind, date: shown }, FRESH);
  return (
    <Stack spacing={2}>
      <Row>
        <Select
          label={kind === 'week' ? 'Which week' : 'Which month'}
          options={periods.map((period) => ({ value: period.from, label: periodName(kind, period) }))}
          value={shown}
          onChange={(from) => void navigate(reviewAddress(kind, from))}
        />
      </Row>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load this review"
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {(review) => <ReviewParts review={review} />}
      </QueryBoundary>
    </Stack>
  );
}
