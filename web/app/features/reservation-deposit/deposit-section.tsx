import type { Reservation } from '@diyar/contract/booking/reservations';
import type { Deposit } from '@diyar/contract/values/deposits';
import { dateTimeText } from '@diyar/contract/values/format';
import { useState } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import { ClaimView } from './claim-view.tsx';

interface DepositProps {
  reservation: Reservation;
  deposit: Deposit;
}

const TONES = { held: 'primary', claimed: 'warning', closed: 'neutral' } as const;

/** The deposit of a booking: how much, who holds it until when, what is claimed of it, and what became of it. */
export function DepositSection({ reservation, deposit }: DepositProps) {
  const t = useTranslations('deposits');
  const [open, setOpen] = useState<'claim' | 'answer'>();
  const { abilities, claim } = deposit;
  const close = () => setOpen(undefined);
  return (
    <Card as="section" className="grid break-inside-avoid gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg font-bold">{t('title')}</h2>
        <Badge tone={TONES[deposit.state]}>{t(`states.${deposit.state}`)}</Badge>
        <span className="ms-auto font-bold">
          <Price text={deposit.amount.text} />
        </span>
      </div>
      <Standing reservation={reservation} deposit={deposit} />
      {claim === null ? null : <ClaimView claim={claim} id={reservation.id} side={reservation.side} />}
      {abilities.claim ? (
        <Button kind="secondary" onClick={() => setOpen('claim')}>
          {t('claim')}
        </Button>
      ) : null}
      {abilities.answer ? <Button onClick={() => setOpen('answer')}>{t('answer')}</Button> : null}
      {open === 'claim' ? <ClaimDialog id={reservation.id} deposit={deposit} onClose={close} /> : null}
      {open === 'answer' && claim !== null ? (
        <AnswerDialog id={reservation.id} claim={claim} onClose={close} />
      ) : null}
    </Card>
  );
}

/** Until when it is held, or where it went. */
function Standing({ reservation: { side, state }, deposit }: DepositProps) {
  const t = useTranslations('deposits');
  const { released, claimed } = deposit;
  const isGuest = side === 'guest';
  if (released !== null && claimed !== null)
    return (
      <dl className="grid gap-2 text-sm">
        <Row name={t(isGuest ? 'releasedMine' : 'released')} text={released.text} />
        {claimed.amount === 0 ? null : (
          <Row name={t(isGuest ? 'claimedBy' : 'claimedMine')} text={claimed.text} />
        )}
      </dl>
    );
  if (deposit.state === 'claimed') return null;
  const until = ltrText(dateTimeText(deposit.claim_until));
  const told = isGuest ? 'heldGuest' : state === 'finished' ? 'heldHost' : 'heldBefore';
  return <p className="text-sm text-soft">{t(told, { until })}</p>;
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex justify-between gap-4 font-medium">
      <dt>{name}</dt>
      <dd>
        <Price text={text} />
      </dd>
    </div>
  );
}
