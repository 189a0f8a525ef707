import { Callout, Card, Link, Page, PageHeader, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import {
  type Automation,
  type AutomationRule,
  useCreateAutomationMutation,
  useEditAutomationMutation,
  useGetAutomationQuery,
} from '../api/automations.api';
import { AutomationState } from '../components/automation-state';
import { RuleEditor } from '../components/rule-editor';
import { RunList } from '../components/run-list';
import { VersionList } from '../components/version-list';
import { type DraftState, notUnderstood, ruleOfDraft } from '../lib/drafted';
import { NEW_RULE } from '../lib/rule-parts';

const LONGEST_NAME = 80;
const BACK = <Link href={paths.automations}>Automations</Link>;

/** One rule: what it says, what it did, and what it was before. */
export function AutomationPage(): ReactElement {
  const { id = 'new' } = useParams();
  return <Page>{id === 'new' ? <NewAutomation /> : <KeptAutomation id={id} />}</Page>;
}

function NewAutomation(): ReactElement {
  const [create] = useCreateAutomationMutation();
  const navigate = useNavigate();
  const drafted = useLocation().state as DraftState | null;
  const left = drafted ? notUnderstood(drafted.draft) : undefined;
  const save = async (name: string, rule: AutomationRule): Promise<unknown> => {
    const { data, error } = await create({
      createAutomation: { name, rule, ...(drafted && { source: drafted.text }) },
    });
    if (!data) return error;
    notify.success(`Automation added: ${name}`);
    void navigate(`${paths.automations}/${data.id}`, { replace: true });
    return undefined;
  };
  return (
    <>
      <PageHeader title="New automation" context={BACK} />
      <Stack spacing={3}>
        {left !== undefined && (
          <Callout tone="warning" title="Some of it is missing">
            {left}
          </Callout>
        )}
        <RuleEditor
          name={drafted?.text.slice(0, LONGEST_NAME) ?? ''}
          rule={drafted ? ruleOfDraft(drafted.draft) : NEW_RULE}
          onSave={save}
        />
      </Stack>
    </>
  );
}

function KeptAutomation({ id }: { id: string }): ReactElement {
  const query = useGetAutomationQuery({ id });
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load this automation"
      skeleton={
        <Card padding="none">
          <RowSkeleton rows={4} />
        </Card>
      }
    >
      {(automation) => <Kept key={automation.version} automation={automation} />}
    </QueryBoundary>
  );
}

function Kept({ automation }: { automation: Automation }): ReactElement {
  const { id, name, version, rule } = automation;
  const [edit] = useEditAutomationMutation();
  const save = async (newName: string, newRule: AutomationRule): Promise<unknown> => {
    const { data, error } = await edit({ id, editAutomation: { name: newName, rule: newRule, version } });
    if (data) notify.success(`Saved as version ${String(data.version)}`);
    return error;
  };
  return (
    <>
      <PageHeader
        title={name}
        context={
          <>
            {BACK} / version {version}
          </>
        }
      />
      <RuleEditor name={name} rule={rule} onSave={save}>
        <AutomationState automation={automation} />
        <RunList id={id} />
        <VersionList automation={automation} />
      </RuleEditor>
    </>
  );
}
