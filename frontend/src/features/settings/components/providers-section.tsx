import { Badge, Button, Callout, Card, ItemRow, PageSection, ProviderLogo } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { ProviderId, SignInMethods } from '../../../platform/identity/identity';
import { notify } from '../../../lib/notify';
import { providerIds, providerLogoOf, providerNames } from '../../../platform/identity/provider-names';
import { useIdentityTask } from '../hooks/use-identity-task';
import { countSignInMethods } from '../lib/sign-in-methods';
import { RemoveMethod } from './remove-method';

export interface ProvidersSectionProps {
  methods: SignInMethods;
  /** Those that this twin is set up for; one that is no longer may still be taken away. */
  offered: readonly ProviderId[];
  onChanged: () => Promise<void>;
}

export function ProvidersSection({
  methods,
  offered,
  onChanged,
}: ProvidersSectionProps): ReactElement | null {
  const linked = new Map(methods.providers.map((provider) => [provider.id, provider]));
  const shown = providerIds.filter((id) => offered.includes(id) || linked.has(id));
  if (shown.length === 0) return null;
  const isLastWayIn = countSignInMethods(methods) === 1;
  return (
    <PageSection title="Other accounts" lead="Sign in with an account you have elsewhere.">
      <Card padding="none">
        {shown.map((id) => (
          <ProviderRow
            key={id}
            id={id}
            linked={linked.get(id)}
            isLastWayIn={isLastWayIn}
            onChanged={onChanged}
          />
        ))}
      </Card>
    </PageSection>
  );
}

interface ProviderRowProps {
  id: ProviderId;
  linked: SignInMethods['providers'][number] | undefined;
  isLastWayIn: boolean;
  onChanged: () => Promise<void>;
}

function ProviderRow({ id, linked, isLastWayIn, onChanged }: ProviderRowProps): ReactElement {
  const name = providerNames[id];
  const { run, isBusy, failure } = useIdentityTask((identity) => identity.link(id));

  const handleConnect = async (): Promise<void> => {
    if (!(await run())) return;
    notify.success(`${name} connected`);
    await onChanged();
  };

  return (
    <ItemRow
      glyph={<ProviderLogo provider={providerLogoOf[id]} size={20} />}
      title={name}
      badge={linked && <Badge tone="success">Connected</Badge>}
      secondary={linked ? describeLinked(linked.email, isLastWayIn) : 'Not connected'}
      action={
        linked ? (
          !isLastWayIn && <RemoveMethod method={id} name={name} label="Disconnect" onRemoved={onChanged} />
        ) : (
          <Button
            size="sm"
            loading={isBusy}
            aria-label={`Connect ${name}`}
            onClick={() => void handleConnect()}
          >
            Connect
          </Button>
        )
      }
    >
      {failure && <Callout tone="danger">{failure}</Callout>}
    </ItemRow>
  );
}

function describeLinked(email: string | null, isLastWayIn: boolean): string {
  const who = email ?? 'Connected without an address';
  return isLastWayIn ? `${who}. Your only sign-in method: add another before you remove it.` : who;
}
