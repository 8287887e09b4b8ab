import type { Transfer } from '@diyar/contract/money/transfers';
import type { TransferNews as News } from '@diyar/contract/values/transfer-news';
import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type PayForms, type PayMethod, PayMethods } from './pay-methods.tsx';
import { ReceiptField } from './receipt-field.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { TransferNews } from './transfer-news.tsx';
import { type PaidThing, useTransfer, useTransferActs } from './use-transfer.ts';

interface PayChoiceProps {
  thing: PaidThing;
  /** The dates are held for a day by choosing a transfer. */
  holds: boolean;
  /** Changes with what is paid for, so that its transfer is asked about anew. */
  seen: string;
  onChanged: () => void;
  /** The forms of what the gateway takes. */
  forms: PayForms;
}

/** How to pay: by what the gateway takes, or by bank transfer where there is time for one. */
export function PayChoice({ thing, holds, seen, onChanged, forms }: PayChoiceProps) {
  const { data } = useTransfer(thing, seen);
  const [chosen, choose] = useState<PayMethod>();
  const transfer = data?.transfer ?? null;
  const isOffered = data?.offered === true || transfer !== null;
  const method = isOffered ? (chosen ?? (transfer === null ? 'card' : 'bank')) : (chosen ?? 'card');
  // The card keeps its place while it is asked whether there is a choice: what was typed stays.
  return (
    <div className="grid gap-6">
      <PayMethods offersBank={isOffered} value={method} onChange={choose} />
      {method === 'bank' ? <ByBank {...{ thing, holds, onChanged, transfer }} /> : forms[method]}
    </div>
  );
}

interface ByBankProps extends Pick<PayChoiceProps, 'thing' | 'holds' | 'onChanged'> {
  transfer: Transfer | null;
}

/** The transfer: offered, on its way with its receipt to come, or looked at. */
export function ByBank({ thing, holds, onChanged, transfer }: ByBankProps) {
  const t = useTranslations('transfers');
  const { error, isPending, open, send } = useTransferActs(thing, onChanged);
  if (transfer === null)
    return (
      <div className="grid gap-4">
        <p>{t(holds ? 'offer' : 'offerRest')}</p>
        {error === undefined ? null : (
          <Notice tone="danger" icon="warning">
            <span role="alert">{error}</span>
          </Notice>
        )}
        <Button size="large" pending={isPending} onClick={() => void open()}>
          {t('begin')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-6">
      {transfer.is_over ? (
        <Notice tone="warning" icon="clock">
          <p className="font-bold">{t('over')}</p>
          <p className="text-sm">{t(thing.kind === 'purchase' ? 'overPurchase' : 'overText')}</p>
        </Notice>
      ) : (
        <TransferNews news={{ ...transfer, part: partOf(transfer) }} side="guest" />
      )}
      {transfer.state === 'review' ? null : (
        <>
          <TransferDetails transfer={transfer} />
          <ReceiptField {...{ error, isPending }} onChoose={(file) => void send(file)} />
        </>
      )}
    </div>
  );
}

function partOf({ received, amount: missing }: Transfer): News['part'] {
  return received.amount === 0 ? null : { received, missing };
}
