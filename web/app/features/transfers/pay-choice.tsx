import type { Transfer } from '@diyar/contract/money/transfers';
import { moneyText } from '@diyar/contract/values/money';
import type { TransferNews as News } from '@diyar/contract/values/transfer-news';
import { useMemo, useState } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AttemptsContext } from './attempts.ts';
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
  /** The way to pay that is shown first, where one was tried before; else a transfer that has begun, else the card. */
  by?: PayMethod | undefined;
  /** Hears what is chosen to pay by. */
  onChoose?: (method: PayMethod) => void;
  /** The forms of what the gateway takes. */
  forms: PayForms;
}

/** How to pay: by what the gateway takes, or by bank transfer where there is time for one. */
export function PayChoice({ thing, holds, seen, onChanged, by, onChoose, forms }: PayChoiceProps) {
  const { data, isLoading } = useTransfer(thing, seen);
  const [chosen, setChosen] = useState(by);
  const [opened, setOpened] = useState<readonly PayMethod[]>(['card', ...(by === undefined ? [] : [by])]);
  const [paying, setPaying] = useState<string>();
  const attempts = useMemo(() => ({ paying, setPaying }), [paying]);
  const transfer = data?.transfer ?? null;
  const isOffered = data?.offered === true || transfer !== null;
  const method = isOffered ? (chosen ?? (transfer === null ? 'card' : 'bank')) : (chosen ?? 'card');
  const choose = (value: PayMethod) => {
    setChosen(value);
    onChoose?.(value);
    setOpened((before) => [...new Set([...before, value])]);
  };
  // The card keeps its place while it is asked whether there is a choice, and a form once opened stays: so does what was typed.
  // The ways come all at once: another that came later would move one under the finger that presses it.
  return (
    <div className="grid gap-6">
      {isLoading ? (
        <Skeleton className="h-20.5" />
      ) : (
        <PayMethods
          offersBank={isOffered}
          value={method}
          onChange={choose}
          isDisabled={paying !== undefined}
        />
      )}
      {method === 'bank' ? (
        <ByBank {...{ thing, holds, onChanged, transfer }} />
      ) : (
        <PartBeside transfer={transfer} />
      )}
      <AttemptsContext value={attempts}>
        {BY_GATEWAY.filter((each) => each === method || opened.includes(each)).map((each) => (
          <div key={each} hidden={each !== method}>
            {forms[each]}
          </div>
        ))}
      </AttemptsContext>
    </div>
  );
}

const BY_GATEWAY = ['card', 'stc'] as const;

/** Says what becomes of the part that came by transfer if all is paid in another way. */
function PartBeside({ transfer }: { transfer: Transfer | null }) {
  const t = useTranslations('transfers');
  const part = transfer === null || transfer.is_over ? null : partOf(transfer);
  if (part === null) return null;
  const all = moneyText(part.received.amount + part.missing.amount);
  return (
    <Notice tone="warning" icon="warning">
      <p className="font-bold">{t('partBesideTitle', { received: ltrText(part.received.text) })}</p>
      <p className="text-sm">
        {t('partBeside', {
          all: ltrText(all),
          received: ltrText(part.received.text),
          missing: ltrText(part.missing.text),
        })}
      </p>
    </Notice>
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
