import { Cluster, MetricCell } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatCount } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { type AiDashboard, useGetMemoryIndexQuery } from '../api/ai-dashboard.api';
import { outsideOf, ratingWords } from '../lib/dashboard-words';

/** The four figures that say how it is. */
export function Figures({ dashboard }: { dashboard: AiDashboard }): ReactElement {
  const { answers, servers, unanswered } = dashboard;
  const outside = outsideOf(servers).length;
  return (
    <Cluster role="group" aria-label="In figures">
      <MetricCell
        domain="home"
        icon="server"
        title="Outside servers"
        titleAs="h2"
        value={outside}
        unit="set up"
      >
        {outside === 0 ? 'Nothing of yours can leave.' : 'See below what is sent where.'}
      </MetricCell>
      <MetricCell
        domain="memory"
        title="Answered with sources"
        titleAs="h2"
        value={formatCount(answers.withSources)}
        unit={`of ${formatCount(answers.total)}`}
      >
        {ratingWords(answers)}
      </MetricCell>
      <MetricCell
        domain="memory"
        title="Found nothing"
        titleAs="h2"
        value={unanswered.length}
        unit={unanswered.length === 1 ? 'question' : 'questions'}
      >
        {answers.closest === 0
          ? 'None was answered by what comes closest.'
          : `${formatCount(answers.closest)} answered by what comes closest.`}
      </MetricCell>
      <IndexCell />
    </Cluster>
  );
}

function IndexCell(): ReactElement {
  const { data, isError } = useGetMemoryIndexQuery();
  const title = 'Memories in the index';
  if (!data) {
    return (
      <MetricCell domain="memory" title={title} titleAs="h2">
        {isError ? 'Couldn’t load this.' : 'Being read.'}
      </MetricCell>
    );
  }
  const failed = data.failed.length;
  return (
    <MetricCell
      domain="memory"
      title={title}
      value={formatCount(data.done)}
      unit={`of ${formatCount(data.total)}`}
      href={paths.search}
    >
      {failed > 0
        ? `${formatCount(failed)} refused by the model.`
        : (data.model ?? 'Its server has not answered yet.')}
    </MetricCell>
  );
}
