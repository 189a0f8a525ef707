import {
  AuthLayout,
  Button,
  Callout,
  Card,
  DescriptionItem,
  DescriptionList,
  Icon,
  Row,
  Stack,
  Text,
  Time,
} from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { DeletionReceipt } from '../api/deletion.api';
import { HomeMark } from '../../../components/home-mark';
import { SchemeSwitch } from '../../../components/scheme-switch';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { useDeletedAccountSignOut } from '../hooks/use-deleted-account-sign-out';
import { countLines, deletedAt, deletedAccountFrom, receiptText } from '../lib/receipt';

/** Shows the deletion receipt, which exists only in this history entry. */
export function AccountDeletedPage(): ReactElement {
  const deletedAccount = deletedAccountFrom(useLocation().state);
  useDeletedAccountSignOut(deletedAccount);
  if (!deletedAccount) return <Navigate to={paths.home} replace />;
  const { receipt } = deletedAccount;
  return (
    <AuthLayout
      brand={<HomeMark />}
      tools={<SchemeSwitch />}
      statement="Everything you told me has been deleted. Take care."
    >
      <Stack spacing={1}>
        <h1>Your account is deleted</h1>
        <Text tone="muted">
          Nothing of yours is left here. Keep the receipt if you want proof of it; it can’t be shown again.
        </Text>
      </Stack>
      <Receipt receipt={receipt} />
      {receipt.identityAccount === 'remains' && (
        <Callout tone="warning" title="Your sign-in still exists">
          Only the sign-in service can remove it. Ask your administrator to delete it there.
        </Callout>
      )}
      <Row>
        <CopyButton text={receiptText(receipt)} />
        <Button tone="quiet" href={paths.home}>
          Go to the home page
        </Button>
      </Row>
    </AuthLayout>
  );
}

function Receipt({ receipt }: { receipt: DeletionReceipt }): ReactElement {
  return (
    <Card padding="none">
      <DescriptionList>
        <DescriptionItem term="Receipt">
          <Text as="span" variant="mono">
            {receipt.id}
          </Text>
        </DescriptionItem>
        <DescriptionItem term="Deleted">
          <Time dateTime={receipt.deletedAt}>{deletedAt(receipt)}</Time>
        </DescriptionItem>
        {countLines(receipt.deleted).map(({ what, count }) => (
          <DescriptionItem key={what} term={what}>
            <Text as="span" tabular>
              {count}
            </Text>
          </DescriptionItem>
        ))}
        <DescriptionItem term="Sign-in account">
          {receipt.identityAccount === 'deleted' ? 'Deleted' : 'Still there'}
        </DescriptionItem>
      </DescriptionList>
    </Card>
  );
}

function CopyButton({ text }: { text: string }): ReactElement {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      notify.error('Your browser did not allow copying. Select the receipt and copy it by hand.');
    }
  };
  return (
    <Button startIcon={<Icon name={isCopied ? 'check' : 'copy'} size={18} />} onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy receipt'}
    </Button>
  );
}
