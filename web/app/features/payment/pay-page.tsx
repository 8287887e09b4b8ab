import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { useCallback, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { bookedNounOf, DailyNounContext } from '../ads/daily-noun.ts';
import { withoutDeposit } from '../booking/quote/deposit-label.ts';
import { Line, PayTerms } from '../booking/quote/pay-terms.tsx';
import { LoadProblem } from '../reservations/load-problem.tsx';
import { ReservationSkeleton } from '../reservations/reservation-skeleton.tsx';
import { useReservation } from '../reservations/use-reservation.ts';
import { LateTransfer } from '../transfers/late-transfer.tsx';
import { PayChoice } from '../transfers/pay-choice.tsx';
import type { PayMethod } from '../transfers/pay-methods.tsx';
import { CardMethod } from './card-method.tsx';
import type { AskCheckout } from './gateway.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { hasLapsed, NothingToPay } from './nothing-to-pay.tsx';
import { StaySummary } from './stay-summary.tsx';
import { StcForm } from './stc-form.tsx';

interface PayPageProps {
  id: string;
  /** The way to pay that was tried before. */
  by: PayMethod | undefined;
}

/** The page to pay what is due of a reservation: its down payment while it is held, its rest before arrival. */
export function PayPage({ id, by }: PayPageProps) {
  const { data, error, refetch } = useReservation(id, 'guest');
  const [ended, setEnded] = useState<Due>();
  const [first, setFirst] = useState<Due['kind']>();
  if (data === undefined) {
    return error === null ? (
      <ReservationSkeleton />
    ) : (
      <LoadProblem error={error} retry={() => void refetch()} />
    );
  }
  // What this device kept of the booking may be of before its time ran out.
  const isCurrent = data.due !== null && Date.parse(data.due.due_at) > Date.now();
  if (first === undefined && isCurrent) setFirst(data.due?.kind);
  // A guest who came to pay the difference is told that it lapsed before anything else is asked of them.
  const isDropped = first === 'difference' && data.due?.kind !== first && hasLapsed(data);
  const isOver = ended !== undefined && data.due?.due_at === ended.due_at;
  if (data.transfer !== null && data.due === null)
    return <LateTransfer reservation={data} onChanged={() => void refetch()} />;
  if (!data.abilities.pay || data.due === null || isOver || isDropped)
    return <NothingToPay reservation={data} ended={isDropped ? first : isOver ? ended.kind : undefined} />;
  return (
    <DailyNounContext value={bookedNounOf(data)}>
      <Paying
        reservation={data}
        due={data.due}
        by={by}
        onEnd={() => setEnded(data.due ?? undefined)}
        onChanged={() => void refetch()}
      />
    </DailyNounContext>
  );
}

type Due = NonNullable<Reservation['due']>;

const HEADINGS = {
  down_payment: 'payment.heading',
  difference: 'bookingChange.headingPay',
  rest: 'payment.headingRest',
  security_deposit: 'payment.headingDeposit',
} as const;

interface PayingProps {
  reservation: Reservation;
  due: Due;
  by: PayMethod | undefined;
  onEnd: () => void;
  onChanged: () => void;
}

function Paying({ reservation, due, by, onEnd, onChanged }: PayingProps) {
  const t = useTranslations();
  const lang = useLang();
  const { id } = reservation;
  const { amount } = due.amount;
  // A transfer that has begun is the way that is shown first.
  const [isByBank, setIsByBank] = useState(true);
  const part = reservation.transfer?.part;
  const ask = useCallback<AskCheckout>(
    (idempotencyKey, inLang, keepCard) =>
      callApi('POST /api/v1/reservations/{id}/payments', {
        params: { id },
        body: { amount, keep_card: keepCard },
        idempotencyKey,
        lang: inLang,
      }),
    [id, amount],
  );
  const form = {
    ...{ ask, onChanged },
    name: `${id} ${due.kind}`,
    amount: due.amount.text,
    terms: <TermsOfDue reservation={reservation} due={due} />,
  };
  return (
    <div data-paying className="page grid gap-4 py-4 md:gap-6 md:py-10">
      <div className="grid md:gap-2">
        <Link
          to={paths(lang).reservation(reservation.id)}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-soft hover:text-ink"
        >
          <Icon name="chevron" className="size-4 rotate-180" />
          {t('payment.manage')}
        </Link>
        <h1 className="text-xl font-bold md:text-2xl">{t(HEADINGS[due.kind])}</h1>
      </div>
      {due.kind === 'rest' || due.kind === 'security_deposit' ? (
        <RestBy due={due} />
      ) : (
        <HoldCountdown until={due.due_at} onEnd={onEnd} />
      )}
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <div className="grid gap-6">
          <Card as="section" className="p-5 md:p-8">
            <PayChoice
              thing={{ kind: 'reservation', id }}
              holds={due.kind === 'down_payment'}
              seen={JSON.stringify([reservation.state, reservation.transfer])}
              {...{ by, onChanged }}
              onChoose={(method) => setIsByBank(method === 'bank')}
              forms={{ card: <CardMethod {...form} halalas={amount} />, stc: <StcForm {...form} /> }}
            />
          </Card>
        </div>
        <StaySummary
          reservation={reservation}
          amount={(isByBank ? part?.missing.text : undefined) ?? due.amount.text}
        />
      </div>
    </div>
  );
}

function TermsOfDue({ reservation, due }: Pick<PayingProps, 'reservation' | 'due'>) {
  const t = useTranslations('bookingChange');
  const isAsked = due.kind === 'difference' && reservation.changes.at(-1)?.needs_answer;
  return (
    <PayTerms terms={termsOf(reservation, due)}>
      {isAsked ? <Line icon="shield">{t('answerAfter')}</Line> : null}
    </PayTerms>
  );
}

/** The terms that are said beside the button: those after a change that is paid for; who pays the rest has nothing left to pay. */
function termsOf({ terms, deposit }: Reservation, { kind, change }: Due): Reservation['terms'] {
  if (change !== null) return deposit === null ? change.terms : withoutDeposit(change.terms);
  const isRest = kind === 'rest' || kind === 'security_deposit';
  return isRest ? { ...terms, rest: { ...terms.rest, amount: 0 } } : terms;
}

/** Until when the rest is due; once that is over, until when the booking still stands. */
function RestBy({ due }: { due: Due }) {
  const t = useTranslations('payment');
  const isLate = Date.parse(due.due_at) <= Date.now();
  const until = isLate && due.cancels_at !== null ? due.cancels_at : due.due_at;
  return (
    <p className="rounded-base bg-primary-soft px-4 py-3">
      {t(isLate ? 'restLate' : 'restBy', { date: ltrText(dateTimeText(until)) })}
    </p>
  );
}
