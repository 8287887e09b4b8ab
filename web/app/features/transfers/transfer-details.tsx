import type { Transfer } from '@diyar/contract/money/transfers';
import toast from 'react-hot-toast/headless';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';

/** Where to transfer, how much and with which reference; each can be copied. */
export function TransferDetails({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('transfers');
  const { account, amount, received, reference } = transfer;
  const riyals = String(amount.amount / 100);
  return (
    <div className="grid gap-4">
      <h2 className="text-lg font-bold">{t('to')}</h2>
      <dl className="grid gap-4">
        <Line label={t('amount')} copy={{ text: riyals, label: t('copyAmount') }}>
          <span className="text-xl font-bold text-primary">
            <Price text={amount.text} />
          </span>
          {received.amount === 0 ? null : (
            <span className="text-xs text-soft">{t('receivedSoFar', { amount: received.text })}</span>
          )}
        </Line>
        <Line label={t('iban')} copy={{ text: account.iban, label: t('copyIban') }}>
          <bdi dir="ltr" className="tabular justify-self-start font-bold">
            {grouped(account.iban)}
          </bdi>
        </Line>
        <Line label={t('reference')} copy={{ text: reference, label: t('copyReference') }}>
          <bdi dir="ltr" className="tabular justify-self-start text-lg font-bold tracking-wider">
            {reference}
          </bdi>
          <span className="text-xs text-soft">{t('referenceHint')}</span>
        </Line>
        <Line label={t('holder')}>
          <bdi>{account.holder}</bdi>
        </Line>
        <Line label={t('bankName')}>
          <bdi>{account.bank}</bdi>
        </Line>
      </dl>
    </div>
  );
}

/** An IBAN as banks print it, in groups of four. */
function grouped(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

interface LineProps {
  label: string;
  copy?: { text: string; label: string };
  children: React.ReactNode;
}

function Line({ label, copy, children }: LineProps) {
  return (
    <div className="grid gap-0.5 border-b border-line pb-3 last:border-0">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">{children}</div>
        {copy === undefined ? null : <Copy {...copy} />}
      </dd>
    </div>
  );
}

function Copy(props: { text: string; label: string }) {
  const t = useTranslations('common');
  const copy = async () => {
    await navigator.clipboard.writeText(props.text);
    toast.success(t('copied'));
  };
  return (
    <Button kind="secondary" size="small" onClick={() => void copy()}>
      {props.label}
    </Button>
  );
}
