import type { Reservation } from '@diyar/contract/booking/reservations';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type ChangeForm, type ChangeQuote, draftOf, isPriceable } from './change-draft.ts';
import { ChangeFields } from './change-fields.tsx';
import { NewPrice } from './new-price.tsx';
import { useChange, useChangeForm } from './use-change.ts';

interface ChangeDialogProps {
  reservation: Reservation;
  onClose: () => void;
}

/** Changing a booking over its page: what to change, the new price beside the old, and then the change itself. */
export function ChangeDialog({ reservation, onClose }: ChangeDialogProps) {
  const t = useTranslations();
  const { data, error } = useChangeForm(reservation.id);
  return (
    <Dialog isOpen onClose={onClose} title={t('bookingChange.title')} closeLabel={t('common.close')}>
      {data !== undefined ? (
        // A stay that begins meanwhile can only be made longer: what was chosen before is dropped.
        <Form key={String(data.has_begun)} reservation={reservation} form={data} onClose={onClose} />
      ) : error === null ? (
        <Skeleton className="h-80" />
      ) : (
        <p role="alert">{error.message === '' ? t('bookingChange.cannot') : error.message}</p>
      )}
    </Dialog>
  );
}

function Form({ reservation, form, onClose }: ChangeDialogProps & { form: ChangeForm }) {
  const t = useTranslations('bookingChange');
  const [draft, setDraft] = useState(() => draftOf(form));
  const [reason, setReason] = useState('');
  const { quoted, isStale, error, isPending, forgive, ask, confirm } = useChange({
    ...{ id: reservation.id, draft, onClose },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPriceable(draft)) void ask();
  };
  const isReady = quoted !== undefined && !isStale && isPriceable(draft);
  return (
    <div className="grid gap-5">
      <p className="text-soft">{t('lead')}</p>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <ChangeFields
          form={form}
          draft={draft}
          change={(part) => {
            forgive();
            setDraft((now) => ({ ...now, ...part }));
          }}
          error={error}
          number={reservation.id}
        />
        {isReady ? null : (
          <AtBottom error={error}>
            <p role="status" className="text-sm text-soft empty:hidden">
              {isPriceable(draft) ? (isStale ? t('stale') : null) : t('chooseWhen')}
            </p>
            <Button
              type="submit"
              wide
              pending={isPending}
              disabledReason={isPriceable(draft) ? undefined : t('chooseWhen')}
            >
              {t(isStale ? 'askAgain' : 'ask')}
            </Button>
          </AtBottom>
        )}
      </form>
      {isReady ? (
        <Confirming
          reservation={reservation}
          quoted={quoted}
          isPending={isPending}
          error={error}
          reason={reason}
          onReason={setReason}
          confirm={() => confirm(reason)}
        />
      ) : null}
    </div>
  );
}

/** Fields that say what is wrong with them. */
const DRAWN = new Set(['start', 'end', 'guests', 'services']);

function isSaidBesideFields({ errors }: ApiError): boolean {
  return errors.length > 0 && errors.every(({ field }) => DRAWN.has(field));
}

interface ConfirmingProps {
  reservation: Reservation;
  quoted: ChangeQuote;
  isPending: boolean;
  error: ApiError | undefined;
  reason: string;
  onReason: (reason: string) => void;
  confirm: () => Promise<void>;
}

function Confirming({ reservation, quoted, isPending, error, reason, onReason, confirm }: ConfirmingProps) {
  const t = useTranslations('bookingChange');
  const section = useRef<HTMLElement>(null);
  // Each new price is drawn anew, below what was chosen: leads to it once.
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, []);
  const button = quoted.pay.amount > 0 ? 'confirmPay' : quoted.needs_answer ? 'confirmAsk' : 'confirm';
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('newPrice')}
      className="grid scroll-mt-2 gap-4 border-t border-line pt-5 outline-none"
    >
      <NewPrice reservation={reservation} quoted={quoted} />
      <TextArea
        label={t('reason')}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={onReason}
        error={undefined}
      />
      <AtBottom error={error}>
        <Button wide pending={isPending} onClick={() => void confirm()}>
          {button === 'confirmPay' ? t(button, { amount: ltrText(quoted.pay.text) }) : t(button)}
        </Button>
      </AtBottom>
    </section>
  );
}

/** What the dialog asks for, and why it was refused, stay in sight while the rest scrolls. */
function AtBottom({ error, children }: { error: ApiError | undefined; children: ReactNode }) {
  return (
    <div
      data-at-bottom
      className="sticky -bottom-5 z-10 -mx-5 -mb-5 grid gap-2 border-t border-line bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      {error === undefined || isSaidBesideFields(error) ? null : (
        <p role="alert" className="text-danger">
          {error.msg}
        </p>
      )}
      {children}
    </div>
  );
}
