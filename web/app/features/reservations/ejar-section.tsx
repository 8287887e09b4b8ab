import type { Reservation } from '@diyar/contract/booking/reservations';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Section } from './section.tsx';

/** The number of a lease's contract in Ejar: its guest reads it, its advertiser writes it. Nothing for other bookings. */
export function EjarSection({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('myFees.ejar');
  const { terms, state, side, ejar_contract: number } = reservation;
  if (terms.rest.through !== 'ejar' || (state !== 'active' && state !== 'finished')) return null;
  if (side === 'host') return <EjarForm reservation={reservation} />;
  if (number === null && (state === 'finished' || terms.rest.amount === 0)) return null;
  return (
    <Section title={t('title')}>
      {number === null ? (
        <p className="text-sm text-soft">{t('guestText', { amount: ltrText(terms.rest.text) })}</p>
      ) : (
        <p className="flex flex-wrap justify-between gap-3 text-sm">
          <span>{t('number')}</span>
          <bdi dir="ltr" className="tabular font-bold">
            {number}
          </bdi>
        </p>
      )}
    </Section>
  );
}

function EjarForm({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('myFees.ejar');
  const lang = useLang();
  const client = useQueryClient();
  const [number, setNumber] = useState(reservation.ejar_contract ?? '');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    setError(undefined);
    try {
      const { id } = reservation;
      const call = { params: { id }, body: { number }, lang };
      const saved = await callApi('PUT /api/v1/host/reservations/{id}/ejar-contract', call);
      client.setQueryData([lang, 'reservation', 'host', id], saved);
      toast.success(t('saved'));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('number') ?? failure.msg);
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void save();
  };
  return (
    <Section title={t('title')}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-sm text-soft">{t('text')}</p>
        <TextField
          label={t('number')}
          value={number}
          onChange={setNumber}
          autoComplete="off"
          ltr
          error={error}
        />
        <div>
          <Button type="submit" kind="secondary" pending={isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
