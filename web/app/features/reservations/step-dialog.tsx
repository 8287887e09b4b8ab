import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import type { ReactNode } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Price } from '../../ui/price.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Offered, StepEvent } from './offered-steps.ts';
import { useStep } from './use-step.ts';

interface StepDialogProps {
  step: Offered;
  reservation: Reservation;
  onClose: () => void;
  /** The reservation is not what the page shows any more. */
  onChanged: () => void;
}

/** Asks before a step: what it does, what goes back and what does not, why, and then takes it. */
export function StepDialog({ step, reservation, onClose, onChanged }: StepDialogProps) {
  const t = useTranslations();
  const { form, setForm, errors, isPending, take } = useStep({ step, reservation, onClose, onChanged });
  const { event } = step;
  const isMild = MILD.has(event);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`bookingLife.titles.${event}`)}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('bookingLife.keep')}
          </Button>
          <Button kind={isMild ? 'primary' : 'danger'} pending={isPending} onClick={() => void take()}>
            {t(`bookingLife.confirm.${event}`)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <p>{t(`bookingLife.texts.${event}`)}</p>
        <Consequence step={step} side={reservation.side} />
        <EjarRest step={step} reservation={reservation} />
        <TransferBack step={step} reservation={reservation} />
        <DepositBack step={step} reservation={reservation} />
        {step.says_refund ? (
          <TextField
            label={t('bookingLife.amount')}
            hint={t('bookingLife.amountHint', { amount: ltrText(step.kept.text) })}
            inputMode="decimal"
            ltr
            value={form.amount}
            onChange={(amount) => setForm({ ...form, amount })}
            error={errors.refund}
          />
        ) : null}
        {WITHOUT_REASON.has(event) ? null : (
          <TextArea
            label={t(step.needs_reason ? 'bookingLife.reason' : 'bookingLife.reasonOptional')}
            hint={t(reservation.side === 'host' ? 'bookingLife.reasonSeen' : 'bookingLife.reasonSeenHost')}
            rows={3}
            maxLength={500}
            value={form.reason}
            onChange={(reason) => setForm({ ...form, reason })}
            error={errors.reason}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Steps that take nothing away from anybody. */
const MILD: ReadonlySet<StepEvent> = new Set(['accept', 'change_accept', 'give_time', 'give_back']);
const WITHOUT_REASON: ReadonlySet<StepEvent> = new Set([
  'cancel',
  'accept',
  'give_time',
  'change_accept',
  'change_withdraw',
]);
/** Steps that touch no money, or say themselves how much. */
const WITHOUT_AMOUNT: ReadonlySet<StepEvent> = new Set(['cancel', 'accept', 'give_time', 'give_back']);

/** What goes back and what does not; nothing where no money is touched. */
function Consequence({ step, side }: { step: Offered; side: Reservation['side'] }) {
  const t = useTranslations('bookingLife');
  const { event, refund, kept, percent, until } = step;
  if (WITHOUT_AMOUNT.has(event) || refund.amount + kept.amount === 0) return null;
  // A change that gives nothing back is told by its own terms.
  if (event.startsWith('change') && refund.amount === 0) return null;
  const isGuest = side === 'guest';
  return (
    <div className="grid gap-2 rounded-base bg-sunken p-4">
      <dl className="grid gap-2">
        <Row label={t(isGuest ? 'comesBack' : 'goesBack')} value={refund.text} strong>
          {percent === null ? null : t('percentOf', { percent })}
        </Row>
        {kept.amount === 0 || event.startsWith('change') ? null : (
          <Row label={t(isGuest ? 'staysKept' : 'hostKeeps')} value={kept.text} />
        )}
      </dl>
      {until === null || event === 'no_show' ? null : (
        <p className="text-sm text-soft">{t('until', { date: ltrText(dateTimeText(until)) })}</p>
      )}
    </div>
  );
}

/** A deposit goes back whole with a booking that ends before its stay. */
function DepositBack({
  step,
  reservation: { deposit, side },
}: Pick<StepDialogProps, 'step' | 'reservation'>) {
  const t = useTranslations('bookingLife');
  if (step.to !== 'canceled' || deposit?.state !== 'held') return null;
  const amount = ltrText(deposit.amount.text);
  return <p>{t(side === 'guest' ? 'depositBack' : 'depositBackHost', { amount })}</p>;
}

/** What stands of a lease's rent that is Ejar's, to a guest who leaves early. */
function EjarRest({ step, reservation: { terms } }: Pick<StepDialogProps, 'step' | 'reservation'>) {
  const t = useTranslations('bookingLife');
  const { rest } = terms;
  if (step.event !== 'leave' || rest.through !== 'ejar' || rest.amount === 0) return null;
  return <p>{t('leaveEjar', { amount: ltrText(rest.text) })}</p>;
}

/** What becomes of money that came or may come by an open bank transfer; that nothing was paid, where that is so. */
function TransferBack({
  step,
  reservation: { transfer, side },
}: Pick<StepDialogProps, 'step' | 'reservation'>) {
  const t = useTranslations();
  if (step.to !== 'canceled' || side === 'host') return null;
  const part = transfer?.part ?? null;
  const isLookedAt = transfer?.state === 'review';
  if (part === null && !isLookedAt)
    return step.event === 'cancel' ? <p>{t('bookingLife.nothingPaid')}</p> : null;
  return (
    <>
      {part === null ? null : <p>{t('transfers.partBack', { received: ltrText(part.received.text) })}</p>}
      {isLookedAt ? <p>{t('transfers.reviewBack')}</p> : null}
    </>
  );
}

function Row(props: { label: string; value: string; strong?: boolean; children?: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${props.strong ? 'font-bold' : 'text-soft'}`}>
      <dt>
        {props.label}
        {props.children ? (
          <span className="block text-xs font-normal text-soft">{props.children}</span>
        ) : null}
      </dt>
      <dd>
        <Price text={props.value} />
      </dd>
    </div>
  );
}
